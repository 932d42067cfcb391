import { settings } from './settings.svelte';

/** The sounds of the app. */
export type Sound = 'dice' | 'note' | 'chip';

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
  ]
};

let audio: AudioContext | undefined;

/** Plays a short sound if the setting is on. Call it from a tap, because browsers allow no sound before one. */
export function sound(what: Sound): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  void audio.resume().catch(() => undefined);
  for (const click of CLICKS[what]) play(audio, click);
}

function play(context: AudioContext, { after, pitch, length, loudness }: Click): void {
  const start = context.currentTime + after;
  const tone = new OscillatorNode(context, { type: 'triangle', frequency: pitch });
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.setValueAtTime(loudness, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + length);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(start + length);
}
