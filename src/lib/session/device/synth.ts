/** The sounds of the app. */
export type Sound = 'dice' | 'note' | 'chip' | 'card' | 'rise' | 'win' | 'time';

/** Something hits the table during a throw: milliseconds after its start, and its force from 1 to 9. */
export type Contact = readonly [at: number, force: number];

/** The sound generator. */
export interface Synth {
  readonly play: (kind: Sound) => void;
  readonly wake: () => void;
  /**
   * Plays the contacts of a throw: the harder something hits, the louder and brighter it is. `since` is when the throw
   * was first seen, by `performance.now()`; contacts that would be heard too late are left out.
   */
  readonly clatter: (contacts: readonly Contact[], since: number) => void;
}

interface Click {
  /** Seconds after the start of the sound. */
  readonly after: number;
  /** The frequency in hertz. */
  readonly pitch: number;
  /** The length in seconds. */
  readonly length: number;
  /** The volume, 0 to 1. */
  readonly loudness: number;
}

const CLICKS: Readonly<Record<Sound, readonly Click[]>> = {
  dice: [
    { after: 0, pitch: 1900, length: 0.03, loudness: 0.25 },
    { after: 0.05, pitch: 1500, length: 0.03, loudness: 0.2 },
    { after: 0.09, pitch: 2200, length: 0.025, loudness: 0.15 },
    { after: 0.15, pitch: 1700, length: 0.02, loudness: 0.1 }
  ],
  note: [
    { after: 0, pitch: 620, length: 0.06, loudness: 0.15 },
    { after: 0.04, pitch: 930, length: 0.08, loudness: 0.12 }
  ],
  chip: [
    { after: 0, pitch: 2900, length: 0.04, loudness: 0.18 },
    { after: 0.06, pitch: 3400, length: 0.03, loudness: 0.12 }
  ],
  card: [{ after: 0, pitch: 1250, length: 0.02, loudness: 0.06 }],
  rise: [{ after: 0, pitch: 392, length: 0.35, loudness: 0.15 }],
  win: [
    { after: 0, pitch: 523, length: 0.3, loudness: 0.15 },
    { after: 0.12, pitch: 659, length: 0.3, loudness: 0.15 },
    { after: 0.24, pitch: 784, length: 0.7, loudness: 0.2 }
  ],
  time: [
    { after: 0, pitch: 880, length: 0.25, loudness: 0.3 },
    { after: 0.3, pitch: 660, length: 0.4, loudness: 0.3 }
  ]
};

let audioContext: AudioContext | undefined;

/** Calls a function once the device plays sound: the first time it takes a moment to start. */
function whenAwake(then: (context: AudioContext) => void): void {
  if (typeof AudioContext === 'undefined') return;
  const context = (audioContext ??= openContext());
  const resumed = context.resume();
  if (context.state === 'running') then(context);
  else
    resumed.then(
      () => then(context),
      () => undefined
    );
}

/** A hidden page is silent, and does not keep the loudspeaker on. */
function openContext(): AudioContext {
  const context = new AudioContext();
  const close = (): void => {
    if (!document.hidden) return;
    document.removeEventListener('visibilitychange', close);
    audioContext = undefined;
    context.close().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', close);
  return context;
}

/** Wakes the device, which takes a moment, for a sound that is to come. */
export function wake(): void {
  whenAwake(() => undefined);
}

export function play(kind: Sound): void {
  whenAwake((context) => {
    for (const click of CLICKS[kind]) playBeep(context, click);
  });
}

export function clatter(contacts: readonly Contact[], since: number): void {
  whenAwake((context) => {
    // Not every browser says how long a sound takes to reach the loudspeaker.
    const latency = 'outputLatency' in context ? context.outputLatency : 0;
    const shown = performance.now() - since + 1000 * latency;
    const now = context.currentTime;
    for (const [time, force] of contacts)
      if (time >= shown - TOLERANCE) playKnock(context, now + Math.max(0, time - shown) / 1000, force);
  });
}

/** A sound that is this many milliseconds late still seems in sync with the picture. */
const TOLERANCE = 10;
const KNOCK_SECONDS = 0.045;
const HARDEST = 9;

function playKnock(context: AudioContext, start: number, force: number): void {
  const noise = new AudioBufferSourceNode(context, { buffer: noiseFor(context) });
  const wood = new BiquadFilterNode(context, { type: 'bandpass', frequency: 900 + 220 * force, Q: 1.4 });
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.setValueAtTime((0.9 * force) / HARDEST, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + KNOCK_SECONDS);
  noise.connect(wood).connect(volume).connect(context.destination);
  noise.start(start);
  noise.stop(start + KNOCK_SECONDS);
}

let noise: AudioBuffer | undefined;

/** A moment of noise; its numbers only have to look random. */
function noiseFor(context: AudioContext): AudioBuffer {
  if (noise !== undefined) return noise;
  noise = new AudioBuffer({
    length: Math.ceil(context.sampleRate * KNOCK_SECONDS),
    sampleRate: context.sampleRate
  });
  noise.getChannelData(0).forEach((_, index, samples) => {
    samples[index] = ((index * 7919 + (index % 13) * 104_729) % 2003) / 1001.5 - 1;
  });
  return noise;
}

function playBeep(context: AudioContext, { after, pitch, length, loudness }: Click): void {
  const start = context.currentTime + after;
  const tone = new OscillatorNode(context, { type: 'triangle', frequency: pitch });
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.setValueAtTime(loudness, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + length);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(start + length);
}
