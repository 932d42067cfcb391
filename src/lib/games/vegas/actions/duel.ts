import { withoutPostings } from '$lib/games/contract/action';
import { HEARTS, type Hearts } from '$lib/games/vegas/data';
import { putCounter, nameOf, addNews, spacesAt } from '$lib/games/vegas/state/table';
import type { Fight, State } from '$lib/games/vegas/types';
import { choose, notNowReason, withNews, type Turn, type VegasAsk } from './action';
import { continueTurn } from './end-turn';
import { settleDuel, remainingOwner } from './fight';
import { playersToChoose } from './hearts';

/** Both players have chosen: their hearts are revealed (8.2). */
export const reveal = withNews('reveal', {
  isReadable: () => true,
  refuse(state) {
    if (state.fight === undefined) return notNowReason(state);
    const missingPlayers = playersToChoose(state.fight);
    return missingPlayers.length === 0
      ? undefined
      : { code: 'notAllChosen', rule: '8.2', missing: missingPlayers };
  },
  apply(state) {
    const { fight } = state;
    if (fight === undefined) return withoutPostings(state);
    const { challenger, defender, chosen: chosenHearts } = fight;
    return settleFight(state, fight, [chosenHearts[challenger] ?? 1, chosenHearts[defender] ?? 1]);
  }
});

/** The players enter dice that they rolled themselves, which is possible as long as the duel is open. */
export const duel = withNews('duel', {
  isReadable: ({ challenger, defender }) => HEARTS.includes(challenger) && HEARTS.includes(defender),
  refuse: (state) => (state.fight === undefined ? notNowReason(state) : undefined),
  apply: (state, { challenger, defender }) =>
    state.fight === undefined
      ? withoutPostings(state)
      : settleFight(state, state.fight, [challenger, defender])
});

/** Asks both players to reveal their hearts. */
export function revealAsk(state: State): VegasAsk {
  return choose(state, 'reveal', reveal, [{ type: 'reveal' }]);
}

/** Offers to enter both dice. */
export function duelAsk(state: State, { challenger, defender }: Fight): VegasAsk {
  const pairs = HEARTS.flatMap((challengerHearts) =>
    HEARTS.map((other) => ({ type: 'duel', challenger: challengerHearts, defender: other }) as const)
  );
  return {
    ...choose(state, 'duel', duel, pairs),
    for: [challenger, defender],
    optional: true,
    parts: { challenger: HEARTS.map(String), defender: HEARTS.map(String) }
  };
}

/** Settles which counter stays (8.3 to 8.5). */
function settleFight(state: State, fight: Fight, hearts: readonly [Hearts, Hearts]): Turn {
  const { challenger, defender, table, space } = fight;
  const { numbers } = spacesAt(state, table)[space] ?? { numbers: [1] };
  const why = settleDuel({ challenger, defender, hearts, on: { at: nameOf(state, table), numbers } });
  return continueTurn(
    withoutPostings(addNews(putCounter(state, table, space, remainingOwner(why)), why)),
    fight
  );
}
