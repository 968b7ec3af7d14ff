"""From a wave to the bytes that are shipped."""

import sys
import wave
from array import array
from io import BytesIO

import lameenc

from assets.sounds.waves import RATE, Wave

BITS_A_SECOND = 32_000
BEST = 2
"""LAME's own scale: 0 takes longest, 9 shortest."""


def _whole(made: Wave) -> bytes:
    """Samples as whole numbers of 16 bits, the low byte first."""
    numbers = array("h", (round(value * 32767) for value in made))
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers.tobytes()


def wav(made: Wave) -> bytes:
    """A WAV file: every browser takes it, and it begins with its first sample."""
    out = BytesIO()
    with wave.open(out, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(_whole(made))
    return out.getvalue()


def mp3(made: Wave) -> bytes:
    """An MP3 file, a tenth as large: for what is long and need not begin at once."""
    coder = lameenc.Encoder()
    coder.silence()
    coder.set_channels(1)
    coder.set_in_sample_rate(RATE)
    coder.set_out_sample_rate(RATE)
    coder.set_bit_rate(BITS_A_SECOND // 1000)
    coder.set_quality(BEST)
    return bytes(coder.encode(_whole(made)) + coder.flush())
