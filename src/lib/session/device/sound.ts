import { settings } from './settings.svelte';
import type { Contact, Sound, Synth } from './synth';

/** The synthesiser, once a sound was wanted. From then on sounds start within the tap that asks for them. */
let synth: Synth | undefined;

/** Plays a short sound if the setting is on. Call it from a tap, because browsers allow no sound before one. */
export function sound(kind: Sound): void {
  playSound((synth) => synth.play(kind));
}

/** Prepares the device for a throw that will soon be shown. */
export function wakeSound(): void {
  playSound((synth) => synth.wake());
}

/** Plays a throw whose dice have been visible since this time of `performance.now()`. */
export function clatter(contacts: readonly Contact[], since: number): void {
  playSound((synth) => synth.clatter(contacts, since));
}

function playSound(play: (synth: Synth) => void): void {
  if (!settings.values.sound || document.hidden) return;
  // Without its file the app is silent.
  if (synth === undefined)
    loadSound().then(
      () => synth && play(synth),
      () => undefined
    );
  else play(synth);
}

/** Loads the synthesiser if the setting is on. Loaded before the first throw, its first contacts are heard too. */
export async function loadSound(): Promise<void> {
  if (settings.values.sound) synth ??= await import('./synth');
}
