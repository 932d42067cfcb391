/** The sounds of the app. */
export type Sound = 'dice' | 'note' | 'chip' | 'card' | 'rise' | 'win' | 'time';

/** A contact with the table during a throw: milliseconds after the start of the throw, and a force from 1 to 9. */
export type DiceContact = readonly [at: number, force: number];

/** The sound generator. */
export interface Synth {
  readonly play: (kind: Sound) => void;
  readonly wake: () => void;
  /**
   * Plays the contacts of a throw: the harder a contact, the louder and brighter its sound. `startTime` is when the
   * throw was first seen, by `performance.now()`; contacts that would be heard too late are left out.
   */
  readonly playClatter: (contacts: readonly DiceContact[], startTime: number) => void;
}

interface Beep {
  /** Seconds after the start of the sound. */
  readonly delay: number;
  /** The frequency in hertz. */
  readonly pitch: number;
  /** The length in seconds. */
  readonly duration: number;
  /** The volume, 0 to 1. */
  readonly loudness: number;
}

const CLICKS_BY_SOUND: Readonly<Record<Sound, readonly Beep[]>> = {
  dice: [
    { delay: 0, pitch: 1900, duration: 0.03, loudness: 0.25 },
    { delay: 0.05, pitch: 1500, duration: 0.03, loudness: 0.2 },
    { delay: 0.09, pitch: 2200, duration: 0.025, loudness: 0.15 },
    { delay: 0.15, pitch: 1700, duration: 0.02, loudness: 0.1 }
  ],
  note: [
    { delay: 0, pitch: 620, duration: 0.06, loudness: 0.15 },
    { delay: 0.04, pitch: 930, duration: 0.08, loudness: 0.12 }
  ],
  chip: [
    { delay: 0, pitch: 2900, duration: 0.04, loudness: 0.18 },
    { delay: 0.06, pitch: 3400, duration: 0.03, loudness: 0.12 }
  ],
  card: [{ delay: 0, pitch: 1250, duration: 0.02, loudness: 0.06 }],
  rise: [{ delay: 0, pitch: 392, duration: 0.35, loudness: 0.15 }],
  win: [
    { delay: 0, pitch: 523, duration: 0.3, loudness: 0.15 },
    { delay: 0.12, pitch: 659, duration: 0.3, loudness: 0.15 },
    { delay: 0.24, pitch: 784, duration: 0.7, loudness: 0.2 }
  ],
  time: [
    { delay: 0, pitch: 880, duration: 0.25, loudness: 0.3 },
    { delay: 0.3, pitch: 660, duration: 0.4, loudness: 0.3 }
  ]
};

let audioContext: AudioContext | undefined;

/** Calls a function once the device plays sound, which takes a moment the first time. */
function runWhenAwake(callback: (context: AudioContext) => void): void {
  if (typeof AudioContext === 'undefined') return;
  const context = (audioContext ??= openContext());
  const resumed = context.resume();
  if (context.state === 'running') callback(context);
  else
    resumed.then(
      () => callback(context),
      () => undefined
    );
}

/** Opens an audio context that closes when the page is hidden, so that the page is silent and the loudspeaker off. */
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

/** Wakes the device for a coming sound, because that takes a moment. */
export function wake(): void {
  runWhenAwake(() => undefined);
}

export function play(kind: Sound): void {
  runWhenAwake((context) => {
    for (const click of CLICKS_BY_SOUND[kind]) playBeep(context, click);
  });
}

export function playClatter(contacts: readonly DiceContact[], startTime: number): void {
  runWhenAwake((context) => {
    // Not every browser says how long a sound takes to reach the loudspeaker.
    const latency = 'outputLatency' in context ? context.outputLatency : 0;
    const elapsed = performance.now() - startTime + 1000 * latency;
    const now = context.currentTime;
    for (const [time, force] of contacts)
      if (time >= elapsed - MAX_LATENESS_MS)
        playKnock(context, now + Math.max(0, time - elapsed) / 1000, force);
  });
}

/** A sound that is this many milliseconds late still seems in sync with the picture. */
const MAX_LATENESS_MS = 10;
const KNOCK_SECONDS = 0.045;
const MAX_FORCE = 9;

function playKnock(context: AudioContext, start: number, force: number): void {
  const noiseSource = new AudioBufferSourceNode(context, { buffer: getNoiseBuffer(context) });
  const woodFilter = new BiquadFilterNode(context, {
    type: 'bandpass',
    frequency: 900 + 220 * force,
    Q: 1.4
  });
  const gainNode = new GainNode(context, { gain: 0 });
  gainNode.gain.setValueAtTime((0.9 * force) / MAX_FORCE, start);
  gainNode.gain.exponentialRampToValueAtTime(0.001, start + KNOCK_SECONDS);
  noiseSource.connect(woodFilter).connect(gainNode).connect(context.destination);
  noiseSource.start(start);
  noiseSource.stop(start + KNOCK_SECONDS);
}

let noiseBuffer: AudioBuffer | undefined;

/** A moment of noise; its numbers only have to look random. */
function getNoiseBuffer(context: AudioContext): AudioBuffer {
  if (noiseBuffer !== undefined) return noiseBuffer;
  noiseBuffer = new AudioBuffer({
    length: Math.ceil(context.sampleRate * KNOCK_SECONDS),
    sampleRate: context.sampleRate
  });
  noiseBuffer.getChannelData(0).forEach((_, index, samples) => {
    samples[index] = ((index * 7919 + (index % 13) * 104_729) % 2003) / 1001.5 - 1;
  });
  return noiseBuffer;
}

function playBeep(context: AudioContext, { delay, pitch, duration, loudness }: Beep): void {
  const start = context.currentTime + delay;
  const oscillator = new OscillatorNode(context, { type: 'triangle', frequency: pitch });
  const gainNode = new GainNode(context, { gain: 0 });
  gainNode.gain.setValueAtTime(loudness, start);
  gainNode.gain.exponentialRampToValueAtTime(0.001, start + duration);
  oscillator.connect(gainNode).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(start + duration);
}
