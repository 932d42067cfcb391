import { settings } from './settings.svelte';
import type { Contact, Sound, Synth } from './synth';

/** The synthesiser, once a sound was wanted. From then on sounds start within the tap that asks for them. */
let synth: Synth | undefined;

/** Plays a short sound if the setting is on. Call it from a tap, because browsers allow no sound before one. */
export function sound(kind: Sound): void {
  playSound((made) => made.play(kind));
}

/** Plays a throw whose dice are seen now. */
export function clatter(contacts: readonly Contact[]): void {
  playSound((made) => made.clatter(contacts));
}

function playSound(play: (synth: Synth) => void): void {
  if (!settings.values.sound) return;
  // Without its file the app is silent.
  if (synth === undefined) loaded(play).catch(() => undefined);
  else play(synth);
}

async function loaded(play: (synth: Synth) => void): Promise<void> {
  synth = await import('./synth');
  play(synth);
}
