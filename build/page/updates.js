// The page's end of versions: registers the service worker, offers a newer version, changes over
// when asked, and sees to it that no page goes on with another version's files.
"use strict";

const updates = {
  version: document.documentElement.dataset.wattenVersion,
  looks: 3_600_000, // ms between two looks for a newer version while the app stays open
  looked: 0,
  registration: null,
  waiting: null,
  asked: false,
  rescuing: false, // the app could not start: whatever is newer is taken at once

  // Which version a worker keeps; null if it says nothing, as the one that switches all off.
  versionOf(worker) {
    return new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => resolve(data);
      setTimeout(() => resolve(null), 5_000);
      worker.postMessage("which version", [port2]);
    });
  },

  async register() {
    if (this.looked || !("serviceWorker" in navigator)) return;
    this.looked = Date.now();
    navigator.serviceWorker.addEventListener("controllerchange", () => this.changed());
    try {
      // it keeps what this browser draws with; one that comes to draw otherwise is another worker
      const address = `sw.js?draws=${flet.webRenderer}`;
      this.registration = await navigator.serviceWorker.register(address, { updateViaCache: "none" });
    } catch (error) {
      console.warn("without a network Watten will not start from here:", String(error));
      return;
    }
    if (!this.registration) return; // a browser that is told to have no service workers
    this.registration.addEventListener("updatefound", () => this.watch(this.registration.installing));
    this.keepSpare();
    const { installing, waiting, active } = this.registration;
    for (const worker of [installing, waiting, navigator.serviceWorker.controller ? null : active]) this.watch(worker);
  },

  keepSpare() {
    if (navigator.onLine) navigator.serviceWorker?.controller?.postMessage("keep spare");
  },

  watch(worker) {
    const look = () => {
      const first = !navigator.serviceWorker.controller;
      if (worker.state === (first ? "activated" : "installed")) this.arrived(worker, first);
    };
    worker?.addEventListener("statechange", look);
    if (worker) look();
  },

  // A worker has a version whole. The first one may serve this page if the page is of that version:
  // it was loaded from the host, where a newer one may have come up meanwhile.
  async arrived(worker, first) {
    const version = await this.versionOf(worker);
    if (version === null) return;
    if (version === this.version) {
      worker.postMessage(first ? "serve" : "take over");
      return;
    }
    this.waiting = worker;
    if (this.rescuing) return this.apply();
    document.documentElement.dataset.wattenUpdate = "ready";
    bridge.tell("update-ready");
  },

  apply() {
    this.asked = true;
    if (this.waiting?.state === "installed") this.waiting.postMessage("take over");
    else location.reload(); // it has taken over already
  },

  // Another worker answers this page from now on: the first one, or one with a newer version that
  // this window or another has asked for.
  async changed() {
    if (this.asked) return location.reload();
    const version = await this.versionOf(navigator.serviceWorker.controller);
    if (version === null || version === this.version) return undefined;
    if (python.running) return standBack("renewed");
    return location.reload(); // nothing is played here
  },

  // Whoever leaves the app open for days hears of a newer version all the same.
  look() {
    if (document.hidden || !this.registration || Date.now() - this.looked < this.looks) return;
    this.looked = Date.now();
    this.registration.update().catch(() => {}); // no network: the next time
  },

  // The app cannot start: perhaps a newer version can.
  async rescue() {
    if (this.rescuing) return;
    this.rescuing = true;
    if (this.waiting) return this.apply();
    await this.register();
    await this.registration?.update().catch(() => {});
  },
};

document.addEventListener("visibilitychange", () => updates.look());
