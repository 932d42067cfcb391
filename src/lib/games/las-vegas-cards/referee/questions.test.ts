import { expect, test } from 'vitest';
import { PLAYER_COLOURS, PLAYER_IDS, type Match } from '$lib/core';
import {
  CHIP_CARDS,
  matchAfter,
  chipCards,
  eightyAndThirty,
  placeCardsMove,
  newMatch,
  takeMove
} from '$lib/games/las-vegas-cards/fixtures/test-match';
import { questions } from './questions';
import { rules } from '$lib/games/las-vegas-cards/rules';
import type { Options, State } from '$lib/games/las-vegas-cards/types';

function questionsOf(state: State, kind: string): readonly object[] {
  const names = ['Anna', 'Ben', 'Carla'];
  const seats = state.seats.map((player, index) => ({
    player,
    name: names[PLAYER_IDS.indexOf(player)] ?? '',
    colour: PLAYER_COLOURS[index] ?? 'sky'
  }));
  const match: Pick<Match<Options>, 'seats' | 'options'> = { seats, options: state.options };
  return questions(rules.view(state), match).filter((question) => question.case === kind);
}

test('3.2 the last placement can be asked about', () => {
  const currentMatch = matchAfter(newMatch(2), eightyAndThirty);
  expect(questionsOf(currentMatch.state, 'selection')).toEqual([]);
  expect(questionsOf(matchAfter(currentMatch, placeCardsMove('p1', '55', '2')).state, 'selection')).toEqual([
    {
      case: 'selection',
      title: 'Anna’s last cards',
      position: {
        chosen: [
          { number: 5, dice: 2 },
          { number: 2, dice: 1 }
        ]
      }
    }
  ]);
});

test('3.6 the player who had to stop can be asked about once the turn is over for everyone', () => {
  const currentMatch = matchAfter(
    newMatch(2),
    eightyAndThirty,
    placeCardsMove('p1', '1', '1', '1', '1', '11'),
    placeCardsMove('p2', '2')
  );
  expect(questionsOf(currentMatch.state, 'stop')).toMatchObject([
    { position: { turn: 1, cards: { Anna: 5, Ben: 1 } } }
  ]);
  expect(questionsOf(matchAfter(currentMatch, placeCardsMove('p1', '3')).state, 'stop')).toEqual([]);
});

test('6.3 when players take turns, a selection can be asked about before the next player’s turn', () => {
  const currentMatch = matchAfter(
    newMatch(3, { order: 'oneByOne' }),
    eightyAndThirty,
    placeCardsMove('p1', '1', '2'),
    placeCardsMove('p2', '2')
  );
  expect(questionsOf(currentMatch.state, 'stop')).toEqual([]);
  expect(questionsOf(matchAfter(currentMatch, placeCardsMove('p3', '33')).state, 'stop')).toMatchObject([
    { position: { turn: 1, cards: { Anna: 2, Ben: 1, Carla: 1 } } }
  ]);
});

test('7.3 a selection can be asked about even while a chip card may be taken for it', () => {
  const row = chipCards('pink', 'gold', 'gold', 'third colour', 'fourth colour', 'fifth colour');
  const allRules = { order: 'oneByOne', chipCards: CHIP_CARDS, money: 'open' } as const;
  const currentMatch = matchAfter(newMatch(2, allRules), eightyAndThirty, row, placeCardsMove('p1', '22'));
  expect(questionsOf(currentMatch.state, 'selection')).toMatchObject([
    { position: { chosen: [{ number: 2, dice: 2 }] } }
  ]);
  expect(questionsOf(matchAfter(currentMatch, takeMove('p1', 2, 'gold')).state, 'ranking')).toMatchObject([
    { position: { players: { Anna: { notes: [], chipCards: { gold: 1 } }, Ben: { notes: [] } } } }
  ]);
});
