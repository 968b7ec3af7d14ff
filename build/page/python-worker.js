// Python's own thread. The page sends {start: {...}} first, then Flet's packets (bytes) and the
// bridge's messages ({watten: {kind, payload}}); the same kinds of messages go back.
const base = new URL("./", self.location.href).href;
const flet_js = (self.flet_js = {});
const watten_js = (self.watten_js = { boot: "{}", post: (text) => self.postMessage({ watten: JSON.parse(text) }) });
const modules = { flet_js, watten_js };

flet_js.receive_callback = (message) => {
  const bytes = message.toJs();
  self.postMessage(bytes, [bytes.buffer]);
};

const output = {
  stdout: (text) => console.log(text),
  stderr: (text) => console.error(text),
};

// The runtime's memory begins at 30 MiB; a larger snapshot needs it grown before it is laid in.
function growMemoryFor(snapshot) {
  const instantiate = WebAssembly.instantiateStreaming;
  WebAssembly.instantiateStreaming = async (...sources) => {
    const [result, bytes] = await Promise.all([instantiate.apply(WebAssembly, sources), snapshot]);
    WebAssembly.instantiateStreaming = instantiate;
    const memory = result.instance.exports.memory;
    const header = new Uint32Array(bytes.buffer, 0, 2)[1];
    const missing = bytes.length - header - memory.buffer.byteLength;
    if (missing > 0) memory.grow(Math.ceil(missing / 65536));
    return result;
  };
}

async function fetchBytes(name) {
  const response = await fetch(base + name);
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

async function wakeFromSnapshot(loadPyodide, snapshot) {
  growMemoryFor(snapshot);
  const python = await loadPyodide({
    ...output,
    indexURL: base + "pyodide/",
    packageBaseUrl: base + "pyodide/",
    lockFileURL: base + "pyodide/pyodide-lock.json",
    _loadSnapshot: snapshot,
    _snapshotDeserializer: (name) => modules[name],
  });
  await python.runPythonAsync("import watten_start; watten_start.restore(); watten_start.start()");
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
  await python.runPythonAsync("import watten_app.main; watten_app.main.start()");
  return python;
}

async function start({ documentUrl, boot, snapshot }) {
  flet_js.documentUrl = documentUrl;
  flet_js.args = {};
  watten_js.boot = JSON.stringify(boot);
  try {
    const bytes = snapshot ? fetchBytes("snapshot.bin") : null;
    bytes?.catch(() => {});
    const { loadPyodide } = await import(base + "pyodide/pyodide.mjs");
    self.python = await (snapshot ? wakeFromSnapshot(loadPyodide, bytes) : startOrdinarily(loadPyodide));
    await flet_js.start_connection(flet_js.receive_callback);
    self.postMessage("initialized");
  } catch (error) {
    self.postMessage("failed: " + (error?.stack || error));
  }
}

let started = false;
self.onmessage = ({ data }) => {
  if (data.start && !started) {
    started = true;
    start(data.start);
  } else if (data.watten) {
    watten_js.tell?.(data.watten.kind, JSON.stringify(data.watten.payload));
  } else {
    flet_js.send(data);
  }
};
