/** Modules that the board needs if there are tiles at its casinos. */
export { default as TileLine } from '$lib/games/las-vegas/ui/royale/TileLine.svelte';
export { heldTokens } from '$lib/games/las-vegas/ui/royale/held-tokens';
export { default as Outcome } from './Outcome.svelte';
export { default as SecretHand } from './SecretHand.svelte';
export { default as TileAsk } from './TileAsk.svelte';
export { default as TileCard } from './TileCard.svelte';
export { LOOKS } from './all-looks';
export { tileTurn } from './tile-turn';
