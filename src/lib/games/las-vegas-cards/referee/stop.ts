import { CaseError } from '$lib/games/contract/define';
import { count, defineCase, people } from '$lib/referee/define-case';
import { HAND_SIZE, MAX_CARDS, STOP_COUNT, TURNS } from '$lib/games/las-vegas-cards/data';
import type { Why } from '$lib/games/las-vegas-cards/types';
import { MAX_PLAYERS } from './members';
import { tableOf } from './seated-table';
import * as say from '$lib/games/las-vegas-cards/strings/en/referee';

export const stop = defineCase({
  id: 'stop',
  ...say.stopCase,
  sketch: { value: '8' },
  people: { min: 2, max: MAX_PLAYERS },
  fields: {
    turn: { answer: count(1, TURNS, say.aTurn), ...say.turn },
    cards: { answer: people(count(1, MAX_CARDS, say.aNumberOfCards), 2, MAX_PLAYERS), ...say.cardsWords }
  },
  settle: ({ turn, cards }) => {
    for (const [name, count] of cards) {
      const maxCards = Math.min(HAND_SIZE * turn, MAX_CARDS);
      if (count < turn || count > maxCards)
        throw new CaseError(`cards.${name}`, say.cardsAfterTurn(turn, maxCards));
    }
    const table = tableOf(cards.map(([name]) => name));
    const finishedPlayers = cards.filter(([, count]) => count >= STOP_COUNT).map(([name]) => name);
    const activePlayers = cards
      .filter(([, count]) => turn < TURNS && count < STOP_COUNT)
      .map(([name]) => name);
    return {
      awards: [],
      reasons: cards.map(([name, count]) => {
        const player = table.seat(name);
        return table.reason(stopReason(player, count, turn), player);
      }),
      facts: {
        finished: finishedPlayers.sort(),
        playing: activePlayers.sort(),
        roundOver: activePlayers.length === 0
      }
    };
  },
  examples: [
    { title: say.sevenCardsAndThenFour, position: { turn: 4, cards: { Rebecca: 11, Leo: 7 } } },
    { title: say.afterTheSixthTurn, position: { turn: 6, cards: { Anna: 6, Ben: 8, Carla: 7 } } }
  ],
  answer: ({ facts }) => [
    ...(facts['finished'] as readonly string[]).map((name) => ({ who: name, words: say.hasStopped })),
    ...(facts['playing'] as readonly string[]).map((name) => ({ who: name, words: say.hasAnotherTurn })),
    ...(facts['roundOver'] === true ? [{ words: say.theRoundIsOver }] : [])
  ]
});

function stopReason(player: Extract<Why, { code: 'stops' }>['player'], cards: number, turn: number): Why {
  if (cards >= STOP_COUNT) return { code: 'stops', rule: '3.6', player, cards };
  if (turn === TURNS) return { code: 'lastTurn', rule: '3.5', player, cards };
  return { code: 'goesOn', rule: '3.6', player, cards };
}
