// What the page does for the app: the splash and its sentences, Python's worker, the bridge to
// the things a worker cannot reach, the marks that measurements hold on to.
"use strict";

const SENTENCES = /*@SENTENCES@*/ {}; // filled in by the build from sentences.json
const SAVED_PREFIX = "watten.";
const MATCH_PREFIX = "watten.match.";
const ALWAYS_KEPT = "watten.settings"; // from the first start on: where it is gone, all is
const TOLD_LINES = 60; // of what happened at the table, to be read again by a screen reader
const UPDATE_DELAY = 3000; // ms after the first frame: filling the cache must not slow the start

// Flutter dies of a language tag that is none ("C", "en_US.UTF-8"): hand it the sound ones only.
function soundLanguages() {
  const sound = (navigator.languages || [navigator.language]).filter((tag) => {
    try { return Intl.getCanonicalLocales(tag).length === 1; } catch { return false; }
  });
  return sound.length ? sound : ["de"];
}
const languages = soundLanguages();
if (languages.join() !== (navigator.languages || []).join() || navigator.language !== languages[0]) {
  Object.defineProperty(navigator, "languages", { get: () => languages, configurable: true });
  Object.defineProperty(navigator, "language", { get: () => languages[0], configurable: true });
}
const sentences = SENTENCES[languages[0].slice(0, 2).toLowerCase()] || SENTENCES.en;

// ------------------------------------------------------------------ the splash
function showTrouble(sentence, { again = true, label = sentences.again } = {}) {
  const show = () => {
    const splash = document.getElementById("splash");
    splash.hidden = false;
    splash.style.display = "flex";
    splash.setAttribute("role", "alert");
    const text = document.getElementById("splash-text");
    text.textContent = sentence;
    text.hidden = false;
    const button = document.getElementById("splash-again");
    button.textContent = label;
    button.hidden = !again;
    button.onclick = () => location.reload();
  };
  document.body ? show() : addEventListener("DOMContentLoaded", show, { once: true });
}

function failed() {
  drawing.over = true;
  showTrouble(sentences.failed);
  updates.rescue();
}

// Nothing is ever fetched from elsewhere, and a character that no font has is answered by our own
// font: otherwise Flutter asks for it over and over.
const networkFetch = globalThis.fetch.bind(globalThis);
globalThis.fetch = (resource, options) => {
  const url = new URL(resource instanceof Request ? resource.url : resource, document.baseURI);
  if (url.pathname.includes("/no-such-font/")) return networkFetch("assets/fonts/WattenText-400.woff2");
  if (url.origin !== location.origin && !["blob:", "data:"].includes(url.protocol))
    return Promise.reject(new TypeError("nothing is fetched from another host: " + url.host));
  return networkFetch(resource, options);
};

// Flet's client writes its session's name into the session's storage and dies if it must not.
function lendSessionStorage() {
  try {
    sessionStorage.setItem("watten-probe", "");
    sessionStorage.removeItem("watten-probe");
  } catch {
    const kept = new Map();
    const lent = {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, String(value)),
      removeItem: (key) => void kept.delete(key),
      clear: () => kept.clear(),
    };
    Object.defineProperty(window, "sessionStorage", { value: lent, configurable: true });
  }
}
lendSessionStorage();

// Flutter puts a viewport of its own in place of ours; without this the notch would hide the table.
new MutationObserver(() => {
  for (const meta of document.head.querySelectorAll("meta[name=viewport]"))
    if (!meta.content.includes("viewport-fit")) meta.content += ", viewport-fit=cover";
}).observe(document.head, { childList: true });

// ------------------------------------------------------------------ the bridge, page's end
const html = document.documentElement;
const query = Object.fromEntries(new URLSearchParams(location.search));
if (location.search) history.replaceState(null, "", location.pathname + location.hash); // a reload is not a new wish
const dark = matchMedia("(prefers-color-scheme: dark)");
const reduced = matchMedia("(prefers-reduced-motion: reduce)");
const still = () => reduced.matches || !drawing.webgl; // what moves is too much without a graphics card
const contrasts = ["(prefers-contrast: more)", "(forced-colors: active)"].map((wish) => matchMedia(wish));
const more = () => contrasts.some((wish) => wish.matches);

function savedEntries() {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(SAVED_PREFIX));
    settled = keys.includes(ALWAYS_KEPT);
    return Object.fromEntries(keys.map((key) => [key, localStorage.getItem(key)]));
  } catch {
    return {}; // storage is blocked: the first save will say so
  }
}

function insets() {
  const probe = document.getElementById("insets");
  const style = probe ? getComputedStyle(probe) : null;
  const side = (name) => (style ? parseFloat(style["padding" + name]) || 0 : 0);
  return { top: side("Top"), right: side("Right"), bottom: side("Bottom"), left: side("Left") };
}

function today() {
  const now = new Date();
  const two = (number) => String(number).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

// The day changes at midnight, in another time zone, and when the clock is set.
let toldDay = today();
function tellDay() {
  if (toldDay === today()) return;
  toldDay = today();
  bridge.tell("day", { today: toldDay });
}
setInterval(tellDay, 20_000);

// The browser's own sheet where there is one, else the clipboard: "shared" tells how it went.
async function share(text) {
  const told = `${text}\n${new URL("./", location.href).href}`;
  let way = "sheet";
  try {
    if (navigator.share && navigator.maxTouchPoints > 0) await navigator.share({ text: told });
    else {
      way = "copied";
      await navigator.clipboard.writeText(told);
    }
  } catch (error) {
    if (error?.name === "AbortError") way = "closed"; // the player has thought better of it
    else if (way === "sheet") way = await copied(told);
    else way = "failed";
  }
  bridge.tell("shared", { way });
}
const copied = (told) => navigator.clipboard.writeText(told).then(() => "copied", () => "failed");

// One window plays, the others stand back: two that write the same match would undo each other.
const windows = typeof BroadcastChannel === "function" ? new BroadcastChannel("watten " + new URL("./", location.href).pathname) : null;
let stoodBack = false;
if (windows)
  windows.onmessage = () => {
    if (python.running) standBack("elsewhere");
  };
function standBack(why) {
  if (stoodBack) return;
  stoodBack = true;
  sounds.wish({});
  python.worker.terminate(); // all is saved, and nothing is asked for any more
  const spoken = SENTENCES[html.lang] || sentences; // the app's language may be another by now
  showTrouble(spoken[why], { label: spoken.here });
}

// The browser's Back leads where the app's own does: not into the first start, not through every
// deal of a match; and where it led to something long gone, the way out of there is no new step.
const PASSED = { first: ["home", "rules"], new: ["table"], table: ["result"], result: ["table", "home"], replay: ["table"] };
const screenOf = (address) => new URL(address, document.baseURI).hash.replace(/^#\/?/, "");
const pushState = history.pushState.bind(history);
let cameBack = false;
addEventListener("popstate", () => (cameBack = true), true);
for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, () => (cameBack = false), true);
history.pushState = (state, title, address) => {
  const from = screenOf(location.href);
  const to = screenOf(address ?? location.href);
  const passed = cameBack || from === to || PASSED[from]?.includes(to);
  return passed ? history.replaceState(state, title, address) : pushState(state, title, address);
};

const standalone = matchMedia("(display-mode: standalone)").matches || navigator.standalone === true;
// an iPad says that it is a Mac, but a Mac has no screen to touch
const ios = /iPhone|iPad|iPod/.test(navigator.userAgent) || (navigator.platform === "MacIntel" && navigator.maxTouchPoints > 1);

// a computer has the interface too, but nothing that shakes
const vibrates = typeof navigator.vibrate === "function" && navigator.maxTouchPoints > 0;

let installPrompt = null;

function keepPrompt(prompt) {
  installPrompt = prompt;
  bridge.tell("installable", { ready: prompt !== null });
}

// The browser may throw all away while the app runs; the app still has it, and writes it anew.
let settled = false;
function lookWhetherAllIsGone() {
  if (!settled || localStorage.getItem(ALWAYS_KEPT) !== null) return;
  settled = false;
  bridge.tell("storage-cleared");
}

// What could not be kept is tried again after whatever is kept next: there may be room by then.
const unsaved = new Map();
function saveTheRest(saved) {
  unsaved.delete(saved);
  for (const [key, write] of [...unsaved]) {
    try {
      write();
      unsaved.delete(key);
    } catch { /* no room for this one yet: it was told */ }
  }
  if (!unsaved.size) bridge.tell("all-saved");
}

function store(key, write) {
  if (stoodBack) return;
  try {
    lookWhetherAllIsGone();
    write();
    settled = localStorage.getItem(ALWAYS_KEPT) !== null;
    if (key.startsWith(MATCH_PREFIX) && !document.hidden) windows?.postMessage("playing");
  } catch (error) {
    unsaved.set(key, write);
    return bridge.tell("save-failed", { key, message: String(error?.name || error) });
  }
  if (unsaved.size) saveTheRest(key);
}

const bridge = {
  early: [], // what was told before the app has shown its first screen; it could not hear it yet
  tell(kind, payload = {}) {
    if (this.early) this.early.push([kind, payload]);
    else python.worker.postMessage({ watten: { kind, payload } });
  },
  tellEarly() {
    const early = this.early || [];
    this.early = null;
    for (const [kind, payload] of early) this.tell(kind, payload);
  },
  heard: {
    // what it stands for goes only after it is kept: a full storage loses nothing
    save: ({ key, value, instead_of: old = [] }) => store(key, () => {
      localStorage.setItem(key, value);
      for (const other of old) localStorage.removeItem(other);
    }),
    remove: ({ key }) => store(key, () => localStorage.removeItem(key)),
    show: ({ screen, state }) => {
      html.dataset.wattenScreen = screen;
      html.dataset.wattenState = state;
      bridge.tellEarly();
      marks.shown = true;
      marks.check();
    },
    speak: ({ language }) => { html.lang = language; },
    paint: ({ color }) => {
      document.querySelector("meta[name=theme-color]").content = color;
      document.body.style.background = color;
    },
    forward: () => history.forward(),
    fail: () => failed(),
    vibrate: ({ pattern }) => vibrates && navigator.userActivation?.hasBeenActive !== false && navigator.vibrate(pattern),
    sounds: (wish) => sounds.wish(wish),
    sound: (sound) => void sounds.play(sound),
    hush: () => sounds.hush(),
    announce: ({ lines, anew }) => {
      const told = document.getElementById("told");
      if (anew) told.replaceChildren();
      for (const text of lines) {
        const line = document.createElement("p");
        line.textContent = text;
        told.append(line);
      }
      while (told.children.length > TOLD_LINES) told.firstChild.remove();
    },
    persist: () => void askToPersist(),
    download: ({ name, text }) => {
      const link = document.createElement("a");
      link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
      link.download = name;
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
    },
    "pick-file": ({ largest }) => {
      const input = document.createElement("input");
      input.type = "file";
      input.onchange = async () => {
        const [file] = input.files;
        if (!file) return;
        if (file.size > largest) return bridge.tell("file", { large: true });
        // a file of a cloud, or one that is gone meanwhile
        const text = await file.text().catch(() => null);
        bridge.tell("file", text === null ? { unreadable: true } : { text });
      };
      input.click();
    },
    copy: ({ text }) => void copyText(text),
    restart: () => location.reload(),
    share: ({ text }) => void share(text),
    "apply-update": () => updates.apply(),
    install: () => {
      installPrompt?.prompt().catch((error) => console.warn("the browser does not ask:", String(error)));
      keepPrompt(null); // it can be shown once; the browser hands a new one over when it is willing
    },
  },
};

dark.addEventListener("change", () => bridge.tell("scheme", { dark: dark.matches }));
reduced.addEventListener("change", () => bridge.tell("motion", { reduced: still() }));
for (const wish of contrasts) wish.addEventListener("change", () => bridge.tell("contrast", { more: more() }));
addEventListener("resize", () => {
  bridge.tell("insets", insets());
  bridge.tell("density", { density: devicePixelRatio }); // another screen, or the browser's zoom
});
document.addEventListener("visibilitychange", () => {
  tellDay(); // before all else: who comes back may come back on another day
  bridge.tell(document.hidden ? "hidden" : "visible");
});
addEventListener("pagehide", () => bridge.tell("hidden"));
addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  keepPrompt(event);
});
addEventListener("appinstalled", () => {
  keepPrompt(null);
  updates.keepSpare(); // who installs means to be without a network
});
// WebKit wakes a Flutter page from its back-forward cache frozen: start afresh, all is saved.
addEventListener("pageshow", (event) => {
  if (event.persisted && navigator.vendor?.startsWith("Apple")) location.reload();
});

// Asked when there is something to keep; what the browser says is shown in the settings.
async function askToPersist() {
  let granted = null;
  try { granted = await navigator.storage.persist(); } catch { /* a browser that cannot tell */ }
  bridge.tell("persisted", { granted });
}
navigator.storage?.persisted?.().then((granted) => bridge.tell("persisted", { granted }), () => {});

async function copyText(text) {
  let done = true;
  try { await navigator.clipboard.writeText(text); } catch { done = false; }
  bridge.tell("copied", { done });
}

// ------------------------------------------------------------------ marks
// Painted: Flutter runs, the app has named its screen, its first patch was handed over, and two
// frames have passed. Playable: painted, and the app is ready for a person.
const marks = {
  frame: false, shown: false, patches: 0, painting: false, painted: false,
  set(name) {
    if (!performance.getEntriesByName(name, "mark").length) performance.mark(name);
  },
  check() {
    if (this.painted && html.dataset.wattenState === "ready") this.set("watten-playable");
    // the first packet of Python answers Flet's greeting, the second brings the app's controls
    if (this.painting || !(this.frame && this.shown && this.patches >= 2)) return;
    this.painting = true;
    requestAnimationFrame(() => requestAnimationFrame(() => {
      this.painted = true;
      this.set("watten-painted");
      document.getElementById("splash").style.display = "none";
      this.check();
      setTimeout(() => updates.register(), UPDATE_DELAY);
    }));
  },
};
addEventListener("flutter-first-frame", () => { marks.frame = true; marks.check(); }, { once: true });

// ------------------------------------------------------------------ Python's worker
const python = {
  worker: null,
  dartOnMessage: null,
  early: [], // packets that came before Flutter was there
  sent: [], // packets of Flutter's until Python has told that it listens: another start needs them too
  snapshot: true,
  running: false,
  start() {
    const worker = (this.worker = new Worker("python-worker.js", { type: "module" }));
    worker.onmessage = ({ data }) => this.hear(data);
    worker.onerror = (event) => this.fail(event.message || "the worker did not load");
    const boot = {
      saved: savedEntries(), insets: insets(), density: devicePixelRatio,
      dark: dark.matches, reduced: still(), more: more(),
      language: languages[0], query, today: today(), standalone, ios, vibrates,
    };
    worker.postMessage({ start: { documentUrl: document.URL, boot, snapshot: this.snapshot } });
    for (const packet of this.sent) worker.postMessage(packet);
  },
  hear(data) {
    if (data.watten) return bridge.heard[data.watten.kind]?.(data.watten.payload);
    if (data === "initialized") {
      this.running = true;
      this.sent = [];
      return undefined;
    }
    if (typeof data === "string") return this.fail(data);
    marks.patches += 1;
    this.dartOnMessage ? this.dartOnMessage(data) : this.early.push(data);
    return marks.check();
  },
  fail(message) {
    if (this.running) return undefined; // the browser has put it into the console; the app goes on
    this.worker.terminate();
    this.early = [];
    marks.patches = 0;
    if (this.snapshot) {
      console.warn("the snapshot was not taken, Python starts the ordinary way:", message);
      this.snapshot = false;
      html.dataset.wattenStart = "ordinary";
      return this.start();
    }
    console.error(message);
    return failed();
  },
  send(packet) {
    if (!this.running) this.sent.push(packet.slice());
    this.worker.postMessage(packet, [packet.buffer]);
  },
};

globalThis.jsConnect = async (appId, args, dartOnMessage) => {
  python.dartOnMessage = dartOnMessage;
  for (const packet of python.early.splice(0)) dartOnMessage(packet);
};
globalThis.jsSend = async (appId, data) => python.send(data);
globalThis.jsDisconnect = async () => python.worker.terminate();

// ------------------------------------------------------------------ Flutter's settings
const flet = {
  pyodide: true, multiView: false, noCdn: true, webSocketEndpoint: "/ws",
  entrypointBaseUrl: "./", assetBase: "./", routeUrlStrategy: "hash",
  canvasKitBaseUrl: "canvaskit/", fontFallbackBaseUrl: "no-such-font/",
  webRenderer: "auto",
};
flet.flutterAppLoaded = new Promise((resolve) => { flet.flutterAppResolve = resolve; });
globalThis.flet = flet;

function startAll() {
  if (typeof WebAssembly !== "object" || !("noModule" in HTMLScriptElement.prototype)) {
    showTrouble(sentences.no_wasm, { again: false });
    return;
  }
  html.lang = languages[0];
  flet.webRenderer = drawing.choose(query.draws);
  python.start();
  const script = document.createElement("script");
  script.src = "flutter_bootstrap.js";
  script.onerror = () => failed();
  document.body.append(script);
}
