import { settings } from './settings.svelte';
import type { DiceContact, Sound, Synth } from './synth';

/** The synthesiser, loaded for the first sound. After that, sounds start within the tap that asks for them. */
let synth: Synth | undefined;

/** Plays a short sound if the setting is on. Call it from a tap, because browsers allow no sound before one. */
export function playEffect(kind: Sound): void {
  withSynth((synth) => synth.play(kind));
}

/** Prepares the device for a throw that will soon be shown. */
export function wakeAudio(): void {
  withSynth((synth) => synth.wake());
}

/** Plays a throw whose dice have been visible since this time of `performance.now()`. */
export function playClatter(contacts: readonly DiceContact[], startTime: number): void {
  withSynth((synth) => synth.playClatter(contacts, startTime));
}

function withSynth(action: (synth: Synth) => void): void {
  if (!settings.values.sound || document.hidden) return;
  // If the synthesiser cannot be loaded, the app is silent.
  if (synth === undefined)
    loadSound().then(
      () => synth && action(synth),
      () => undefined
    );
  else action(synth);
}

/**
 * Loads the synthesiser if the setting is on. If it is loaded before the first throw, the first contacts are heard too.
 */
export async function loadSound(): Promise<void> {
  if (settings.values.sound) synth ??= await import('./synth');
}
