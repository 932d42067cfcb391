export { chanceOutcome, ledgerOf, replay, seededChance, total } from '$lib/core';
export { rules } from '$lib/games/las-vegas/rules';
