import { CaseError } from '$lib/games/define';
import { count, defineCase, people } from '$lib/games/statement';
import { HAND, MOST_CARDS, STOP, TURNS } from '$lib/games/las-vegas-cards/data';
import type { Why } from '$lib/games/las-vegas-cards/types';
import { MOST_PLAYERS } from './members';
import { tableOf } from './seated-table';

export const stop = defineCase({
  id: 'stop',
  title: 'Who has to stop?',
  about: 'the end of a turn',
  sketch: { figure: '8' },
  people: { least: 2, most: MOST_PLAYERS },
  fields: {
    turn: {
      is: count(1, TURNS, 'a turn'),
      title: 'Turn that is over',
      says: 'the turn that is over'
    },
    cards: {
      is: people(count(1, MOST_CARDS, 'a number of cards'), 2, MOST_PLAYERS),
      title: 'Cards at the casinos',
      hint: 'cards, not dice',
      says: 'two to five players by name, and the cards of each at the casinos; at least one for each turn, at most five for each turn and twelve in all'
    }
  },
  settle: ({ turn, cards }) => {
    for (const [name, there] of cards) {
      const most = Math.min(HAND * turn, MOST_CARDS);
      if (there < turn || there > most)
        throw new CaseError(`cards.${name}`, `a number of cards from ${turn} to ${most} after turn ${turn}`);
    }
    const table = tableOf(cards.map(([name]) => name));
    const finished = cards.filter(([, there]) => there >= STOP).map(([name]) => name);
    const playing = cards.filter(([, there]) => turn < TURNS && there < STOP).map(([name]) => name);
    return {
      awards: [],
      reasons: cards.map(([name, there]) => {
        const player = table.seat(name);
        return table.reason(stopWhy(player, there, turn), player);
      }),
      facts: { finished: finished.sort(), playing: playing.sort(), roundOver: playing.length === 0 }
    };
  },
  examples: [
    { title: 'Seven cards, and then four more', position: { turn: 4, cards: { Rebecca: 11, Leo: 7 } } },
    { title: 'After the sixth turn', position: { turn: 6, cards: { Anna: 6, Ben: 8, Carla: 7 } } }
  ],
  answer: ({ facts }) => [
    ...(facts['finished'] as readonly string[]).map((who) => ({ who, words: 'has stopped' })),
    ...(facts['playing'] as readonly string[]).map((who) => ({ who, words: 'has another turn' })),
    ...(facts['roundOver'] === true ? [{ words: 'The round is over' }] : [])
  ]
});

function stopWhy(player: Extract<Why, { code: 'stops' }>['player'], cards: number, turn: number): Why {
  if (cards >= STOP) return { code: 'stops', rule: '3.6', player, cards };
  if (turn === TURNS) return { code: 'lastTurn', rule: '3.5', player, cards };
  return { code: 'goesOn', rule: '3.6', player, cards };
}
