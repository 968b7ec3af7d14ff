// Python's own thread. The page sends {start: {...}} first, then Flet's packets (bytes) and the
// bridge's messages ({watten: {kind, payload}}); the same kinds of messages go back.
const base = new URL("./", self.location.href).href;
const flet_js = (self.flet_js = {});
const watten_js = (self.watten_js = { boot: "{}", post: (text) => self.postMessage({ watten: JSON.parse(text) }), fetch_now });
const modules = { flet_js, watten_js };

// For what is imported late: Python cannot wait there.
function fetch_now(name) {
  const request = new XMLHttpRequest();
  request.open("GET", base + name, false);
  request.responseType = "arraybuffer";
  request.send();
  if (request.status !== 200) throw new Error(`${name}: ${request.status}`);
  return new Uint8Array(request.response);
}

flet_js.receive_callback = (message) => {
  const bytes = message.toJs();
  self.postMessage(bytes, [bytes.buffer]);
};

const output = {
  stdout: (text) => console.log(text),
  stderr: (text) => console.error(text),
};

// The runtime is compiled while the snapshot comes. Its memory begins at 30 MiB; a larger snapshot
// needs it grown first, and takes from it what lies there from the beginning.
function compileEarly(snapshot) {
  const address = base + "pyodide/pyodide.asm.wasm";
  const compiled = fetch(address).then((response) =>
    response.headers.get("Content-Type") === "application/wasm"
      ? WebAssembly.compileStreaming(response)
      : response.arrayBuffer().then((bytes) => WebAssembly.compile(bytes)),
  );
  compiled.catch(() => {});
  const { fetch: fetchAnew } = self;
  const { instantiateStreaming } = WebAssembly;
  self.fetch = (what, ...options) => (what === address ? compiled.then(() => new Response()) : fetchAnew(what, ...options));
  WebAssembly.instantiateStreaming = async (_, imports) => {
    Object.assign(self, { fetch: fetchAnew });
    Object.assign(WebAssembly, { instantiateStreaming });
    const module = await compiled;
    const [instance, whole] = await Promise.all([WebAssembly.instantiate(module, imports), snapshot]);
    const { memory } = instance.exports;
    whole.complete(memory.buffer);
    const missing = whole.memoryLength - memory.buffer.byteLength;
    if (missing > 0) memory.grow(Math.ceil(missing / 65536));
    return { instance, module };
  };
}

// The words at the beginning are told in build/node/snapshot.mjs.
function unpacked(file) {
  const [length, begin, taken, count] = new Uint32Array(file, 0, 4);
  const runs = new Uint32Array(file, 16, 2 * count);
  const kept = runs.reduce((sum, word, place) => (place % 2 ? sum + word : sum), 0);
  if (file.byteLength !== 16 + 8 * count + kept) throw new Error("snapshot.bin is damaged");
  const bytes = new Uint8Array(length);
  let from = 16 + 8 * count;
  for (let run = 0; run < 2 * count; run += 2) {
    bytes.set(new Uint8Array(file, from, runs[run + 1]), runs[run]);
    from += runs[run + 1];
  }
  const complete = (memory) => {
    const own = new Uint32Array(bytes.buffer, begin, taken / 4);
    const there = new Uint32Array(memory, 0, taken / 4);
    for (let word = 0; word < own.length; word++) own[word] ^= there[word];
  };
  return { bytes, complete, memoryLength: length - begin };
}

async function fetchSnapshot() {
  const response = await fetch(base + "snapshot.bin");
  if (!response.ok) throw new Error(`snapshot.bin: ${response.status}`);
  return unpacked(await response.arrayBuffer());
}

async function wakeFromSnapshot(loadPyodide, snapshot) {
  compileEarly(snapshot);
  const python = await loadPyodide({
    ...output,
    indexURL: base + "pyodide/",
    packageBaseUrl: base + "pyodide/",
    lockFileURL: base + "pyodide/pyodide-lock.json",
    stdLibURL: base + "pyodide/nothing.zip",
    _loadSnapshot: snapshot.then(({ bytes }) => bytes),
    _snapshotDeserializer: (name) => modules[name],
  });
  python.runPython("import watten_start; watten_start.restore(); watten_start.start()");
  return python;
}

async function startOrdinarily(loadPyodide) {
  const python = await loadPyodide({
    ...output,
    indexURL: base + "pyodide/",
    packageBaseUrl: base + "pyodide/",
    env: { HOME: "/home/pyodide", MSGPACK_PUREPYTHON: "1" },
  });
  for (const [name, module] of Object.entries(modules)) python.registerJsModule(name, module);
  await python.loadPackage("watten", { messageCallback: () => {} });
  python.runPython("import watten_app.main; watten_app.main.start()");
  return python;
}

async function start({ documentUrl, boot, snapshot }) {
  flet_js.documentUrl = documentUrl;
  flet_js.args = {};
  watten_js.boot = JSON.stringify(boot);
  try {
    const bytes = snapshot ? fetchSnapshot() : null;
    bytes?.catch(() => {});
    const { loadPyodide } = await import(base + "pyodide/pyodide.mjs");
    self.python = await (snapshot ? wakeFromSnapshot(loadPyodide, bytes) : startOrdinarily(loadPyodide));
    await flet_js.start_connection(flet_js.receive_callback);
    self.postMessage("initialized");
    for (const packet of early) flet_js.send(packet);
    early = null;
  } catch (error) {
    self.postMessage("failed: " + (error?.stack || error));
  }
}

let early = []; // packets that Flutter sent while Python was not there yet
let started = false;
self.onmessage = ({ data }) => {
  if (data.start && !started) {
    started = true;
    start(data.start);
  } else if (data.watten) {
    watten_js.tell?.(data.watten.kind, JSON.stringify(data.watten.payload));
  } else {
    early ? early.push(data) : flet_js.send(data);
  }
};
