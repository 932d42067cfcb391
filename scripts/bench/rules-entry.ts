import '$lib/games/las-vegas/tiles/all';

export {
  randomOutcome as chanceOutcome,
  ledgerOf,
  replay,
  seededRandom as seededChance,
  totalOf as total
} from '$lib/core';
export { ROYALE_DEFAULTS } from '$lib/games/las-vegas/state/royale';
export { rules } from '$lib/games/las-vegas/rules';
export { answer, pickAsk } from '#tests/laws/answers';
