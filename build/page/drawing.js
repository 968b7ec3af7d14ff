// What draws the app: the renderer that fits the browser, a plainer one where that cannot start, and a
// fresh start where the system has taken the graphics card away (the page lay long in the background).
"use strict";

const FROM_BEST_TO_PLAINEST = ["skwasm", "canvaskit", "software"];
const SETTLES = 60_000; // ms; a card that is lost sooner will be lost again
const GRACE = 2_000; // ms from an error of the page to the first frame all the same
const SLOW = 15_000, VERY_SLOW = 90_000; // ms until the page says that it still loads, and offers another try

// skwasm needs WebAssembly's garbage collection, WebGL, and two interfaces of Chromium; elsewhere
// (Safari, Firefox, an address without https) CanvasKit draws, without a graphics card if need be.
function canSkwasm(webgl) {
  const collected = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 95, 1, 120, 0]);
  const chromium = navigator.vendor === "Google Inc." && "ImageDecoder" in globalThis && "v8BreakIterator" in Intl;
  return chromium && webgl && WebAssembly.validate(collected);
}

function canWebGL() {
  const canvas = document.createElement("canvas");
  return Boolean(canvas.getContext("webgl2") || canvas.getContext("webgl"));
}

const drawing = {
  way: "software",
  webgl: false, // whether the browser has it at all
  started: false, // Flutter has drawn something
  over: false, // this page will be replaced by another, or has said why not

  // The one that the address asks for was chosen by a page before this one, which could no better.
  choose(asked) {
    this.webgl = canWebGL();
    const best = canSkwasm(this.webgl) ? "skwasm" : "canvaskit";
    const plainer = FROM_BEST_TO_PLAINEST.indexOf(asked) > FROM_BEST_TO_PLAINEST.indexOf(best);
    this.way = plainer ? asked : best;
    this.watch();
    return this.way === "software" ? "canvaskit" : this.way;
  },

  watch() {
    for (const kind of [globalThis.HTMLCanvasElement, globalThis.OffscreenCanvas]) {
      if (!kind) continue;
      const real = kind.prototype.getContext;
      kind.prototype.getContext = function (name, ...more) {
        const graphics = /webgl/.test(name);
        if (graphics && drawing.way === "software") return null;
        const context = real.call(this, name, ...more);
        if (graphics && context) this.addEventListener("webglcontextlost", () => drawing.lost(), { once: true });
        return context;
      };
    }
    addEventListener("flutter-first-frame", () => (this.started = true), { once: true });
    addEventListener("unhandledrejection", () => this.doubt());
    addEventListener("error", ({ target }) => target.tagName !== "IMG" && this.doubt(), true);
    setTimeout(() => this.slow(false), SLOW);
    setTimeout(() => this.slow(true), VERY_SLOW);
  },

  // All is saved: the page starts anew where it was, once somebody looks at it.
  lost() {
    const anew = () => (performance.now() < SETTLES ? this.plainer() : this.again(this.way));
    if (!document.hidden) return void anew();
    document.addEventListener("visibilitychange", anew, { once: true });
  },

  // An error while Flutter starts: a file that did not come, or a browser that cannot what it claims.
  doubt() {
    if (!this.started) setTimeout(() => this.started || this.plainer(), GRACE);
  },

  plainer() {
    const next = FROM_BEST_TO_PLAINEST[FROM_BEST_TO_PLAINEST.indexOf(this.way) + 1];
    if (next) return this.again(next);
    if (!this.over) this.webgl ? failed() : showTrouble(sentences.no_webgl);
    this.over = true;
    return undefined;
  },

  async again(way) {
    if (this.over || stoodBack) return;
    this.over = true;
    // without a network, and nothing kept yet, there would be nothing but the browser's own page
    const reached = await networkFetch("boot.js", { cache: "no-cache" }).then(({ ok }) => ok, () => false);
    if (!reached) return failed();
    const wishes = new URLSearchParams({ ...query, draws: way });
    location.replace(`${location.pathname}?${wishes}${location.hash}`);
  },

  slow(again) {
    if (marks.painted || this.over) return;
    showTrouble(sentences.slow, { again });
  },
};
