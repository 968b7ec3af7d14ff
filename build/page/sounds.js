// Plays the sounds of the table and the quiet hut behind it; knows nothing of the game. Nothing is
// fetched before something is switched on. Where there is no WebAudio, or where it is refused, all
// stays silent: no sound is the only bearer of anything.
"use strict";

const HUT = { name: "hut", begin: 0.2, seconds: 32, loud: 0.8, rise: 2.5, fall: 0.8 };
const LATE = 800; // ms: a sound that comes later than this after its moment stays away,
const PATIENT = 30000; // ms: but for one that is tried out, which may have to be fetched first
const HUSH = 0.12; // s in which all falls silent when the page is hidden
const IDLE = 3000; // ms

const sounds = (globalThis.sounds = {
  names: [], // of the sounds that may be wanted; none: they are switched off
  hut: false,
  volume: 1,
  context: null,
  whole: null, // what all goes through
  buffers: new Map(), // name -> promise of a decoded sound, or of null
  played: [], // the last names, for tests
  coming: new Map(), // what sounds or will -> when it begins
  room: null, // the hut while it is heard

  get wanted() { return this.hut || this.names.length > 0; },

  // What is switched on; called at the start and after each change of the settings.
  wish({ names = [], hut = false, volume = 1 }) {
    Object.assign(this, { names, hut, volume });
    // without a touch the browser would refuse: the first one opens
    if (this.wanted && (this.context || navigator.userActivation?.hasBeenActive)) this.open();
    if (!this.context) return;
    this.whole.gain.setTargetAtTime(document.hidden ? 0 : volume, this.context.currentTime, 0.05);
    this.attend();
  },

  open() {
    if (!this.context) {
      const Context = globalThis.AudioContext || globalThis.webkitAudioContext;
      try {
        if (navigator.audioSession) navigator.audioSession.type = "ambient"; // the mute switch counts
        this.context = new Context({ latencyHint: "interactive" });
        this.whole = this.context.createGain();
        this.whole.gain.value = this.volume;
        this.whole.connect(this.context.destination);
      } catch (error) {
        this.context = null; // also where there is none
        return;
      }
      this.attend();
    }
    this.wake();
  },

  async wake() {
    try {
      if (this.context.state !== "running" && !document.hidden) await this.context.resume();
      return this.context.state === "running";
    } catch {
      return false;
    }
  },

  // Fetch what is wanted, begin or end the hut, and rest when nothing is wanted any more.
  attend() {
    for (const name of this.names) this.buffer(name + ".wav");
    if (this.hut) this.enter();
    else this.leave();
    if (!this.wanted) setTimeout(() => this.wanted || this.context.suspend().catch(() => {}), IDLE);
  },

  buffer(file) {
    if (!this.buffers.has(file)) this.buffers.set(file, this.decoded(file));
    return this.buffers.get(file);
  },

  async decoded(file) {
    try {
      const response = await fetch("sounds/" + file);
      if (!response.ok) throw new Error(String(response.status));
      return await this.context.decodeAudioData(await response.arrayBuffer());
    } catch (error) {
      this.buffers.delete(file); // the next wish tries again
      console.warn("a sound stays away:", file, String(error));
      return null;
    }
  },

  async play({ name, after = 0, patient = false }) {
    if (!this.context || !this.names.includes(name) || document.hidden) return;
    const due = performance.now() + after;
    const [buffer, awake] = await Promise.all([this.buffer(name + ".wav"), this.wake()]);
    const rest = due - performance.now();
    if (!buffer || !awake || rest < -(patient ? PATIENT : LATE)) return;
    this.played = [...this.played.slice(-31), name];
    const source = this.sounding(buffer, this.whole);
    const begins = this.context.currentTime + Math.max(rest, 0) / 1000;
    this.coming.set(source, begins);
    source.onended = () => this.coming.delete(source);
    source.start(begins);
  },

  // What has not begun stays away: the movement it belongs to has been ended.
  hush() {
    for (const [source, begins] of this.coming)
      if (begins > this.context.currentTime) source.stop();
  },

  sounding(buffer, way) {
    const source = this.context.createBufferSource();
    source.buffer = buffer;
    source.connect(way);
    return source;
  },

  async enter() {
    if (this.room) return;
    const room = (this.room = { gain: this.context.createGain(), source: null });
    room.gain.gain.value = 0;
    room.gain.connect(this.whole);
    const buffer = await this.buffer(HUT.name + ".mp3");
    if (this.room !== room) return;
    if (!buffer) {
      this.room = null;
      return;
    }
    room.source = this.sounding(buffer, room.gain);
    Object.assign(room.source, { loop: true, loopStart: HUT.begin, loopEnd: HUT.begin + HUT.seconds });
    room.source.start(0, HUT.begin);
    room.gain.gain.setTargetAtTime(HUT.loud, this.context.currentTime, HUT.rise / 3);
  },

  leave() {
    const room = this.room;
    this.room = null;
    if (!room?.source) return;
    const now = this.context.currentTime;
    room.gain.gain.setTargetAtTime(0, now, HUT.fall / 3);
    room.source.stop(now + 2 * HUT.fall);
  },

  // A browser lets a page sound only out of a touch. The switch is heard of after its touch, so on
  // the settings every touch opens; what was opened for nothing goes to rest again.
  touched() {
    if (this.wanted || document.documentElement.dataset.wattenScreen === "settings") this.open();
  },

  turned() {
    if (!this.context) return;
    const loud = document.hidden ? 0 : this.volume;
    this.whole.gain.setTargetAtTime(loud, this.context.currentTime, HUSH / 3);
    if (!document.hidden) return void (this.wanted && this.wake());
    this.hush();
    setTimeout(() => document.hidden && this.context.suspend().catch(() => {}), 2000 * HUSH);
  },
});

for (const kind of ["pointerup", "touchend", "keydown"])
  addEventListener(kind, () => sounds.touched(), { capture: true, passive: true });
document.addEventListener("visibilitychange", () => sounds.turned());
