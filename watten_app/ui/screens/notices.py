"""The licence notices of what is shipped with the app, as their owners word them."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Notice:
    """A part that is shipped: its name, its licence, its notice."""

    name: str
    licence: str
    text: str


_BSD = """Redistribution and use in source and binary forms, with or without modification, are \
permitted provided that the following conditions are met: Redistributions of source code must \
retain the above copyright notice, this list of conditions and the following disclaimer. \
Redistributions in binary form must reproduce the above copyright notice, this list of conditions \
and the following disclaimer in the documentation and/or other materials provided with the \
distribution. Neither the name of {owner} nor the names of its contributors may be used to endorse \
or promote products derived from this software without specific prior written permission.

THIS SOFTWARE IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND ANY EXPRESS OR \
IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED WARRANTIES OF MERCHANTABILITY AND \
FITNESS FOR A PARTICULAR PURPOSE ARE DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT OWNER OR \
CONTRIBUTORS BE LIABLE FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL \
DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR SERVICES; LOSS OF USE, \
DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER \
IN CONTRACT, STRICT LIABILITY, OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT \
OF THE USE OF THIS SOFTWARE, EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE."""

_MIT = """Permission is hereby granted, free of charge, to any person obtaining a copy of this \
software and associated documentation files (the "Software"), to deal in the Software without \
restriction, including without limitation the rights to use, copy, modify, merge, publish, \
distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the \
Software is furnished to do so, subject to the following conditions: The above copyright notice \
and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT \
NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND \
NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, \
DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT \
OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE."""

_APACHE = """Licensed under the Apache License, Version 2.0 (the "License"); you may not use this \
file except in compliance with the License. You may obtain a copy of the License at \
http://www.apache.org/licenses/LICENSE-2.0

Unless required by applicable law or agreed to in writing, software distributed under the License \
is distributed on an "AS IS" BASIS, WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express \
or implied. See the License for the specific language governing permissions and limitations under \
the License."""

_OFL = """This Font Software is licensed under the SIL Open Font License, Version 1.1. This \
license is available with a FAQ at https://scripts.sil.org/OFL"""

_MPL = """This Source Code Form is subject to the terms of the Mozilla Public License, v. 2.0. If \
a copy of the MPL was not distributed with this file, You can obtain one at \
https://mozilla.org/MPL/2.0/. The source is at https://github.com/pyodide/pyodide"""

_PSF = """Copyright © 2001 Python Software Foundation. All rights reserved. Licensed under the \
PSF License Agreement for Python, https://docs.python.org/3/license.html"""

NOTICES = (
    Notice("Flet", "Apache License 2.0", f"Copyright Appveyor Systems Inc.\n\n{_APACHE}"),
    Notice(
        "Flutter, Skia, Dart",
        "BSD 3-Clause",
        "Copyright 2014 The Flutter Authors. Copyright 2012 the Dart project authors. Copyright "
        f"2011 Google Inc. All rights reserved.\n\n{_BSD.format(owner='the copyright holder')}",
    ),
    Notice("Pyodide", "Mozilla Public License 2.0", _MPL),
    Notice("Python", "PSF License", _PSF),
    Notice("msgpack", "Apache License 2.0", f"Copyright (C) 2008-2011 INADA Naoki\n\n{_APACHE}"),
    Notice("six", "MIT", f"Copyright (c) 2010-2024 Benjamin Peterson\n\n{_MIT}"),
    Notice("repath", "MIT", f"Copyright (c) 2015 Synacor, Inc.\n\n{_MIT}"),
    Notice(
        "Material Icons",
        "Apache License 2.0",
        f"Copyright Google LLC. All rights reserved.\n\n{_APACHE}",
    ),
    Notice(
        "Vollkorn",
        "SIL Open Font License 1.1",
        "Copyright 2018 The Vollkorn Project Authors. "
        "Copyright 2006-2014 Friedrich Althausen, 2006-2011 Jan Yanone Gerner"
        f"\n\n{_OFL}",
    ),
    Notice(
        "WattenText",
        "SIL Open Font License 1.1",
        "A cut-down Cabin. Copyright (c) 2011, Pablo Impallari, Rodrigo Fuenzalida, with Reserved "
        f"Font Name Cabin.\n\n{_OFL}",
    ),
)
