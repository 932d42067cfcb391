import { describe, expect, test } from 'vitest';
import { seededRandom, type PlayerId } from '$lib/core';
import { logLinesOf } from '$lib/session/match/lines';
import type { Game } from '$lib/games/contract/define';
import { game } from '$lib/games/razzia';
import type { Move, State, LogEvent } from '$lib/games/razzia/types';
import { entriesOf, playMatch, playersFor, type PlayedMatch } from '#tests/laws/matches';
import { dealtByTheApp } from '#tests/laws/razzia';
import { handsAreSecret } from '#tests/laws/razzia-hands';
import { brokenLogsKeepSecrets, secretChoicesStayHidden } from '#tests/laws/secret-laws';

const chance = seededRandom(1992);
const tape = Array.from({ length: 400 }, () => chance(2 ** 20));

/** One match of four players. The tests compute all compared values from the rules that are passed in. */
const playedMatch: PlayedMatch = playMatch(
  dealtByTheApp(game),
  { players: playersFor(4), first: 'p1', depth: 'turns', houseRules: {} },
  tape
);

/** The game with changed rules that leak a secret. */
function withRules(change: Partial<Game['rules']>): Game {
  return { ...game, rules: { ...game.rules, ...change } };
}

const { rules } = game;

const choiceLeaks: Readonly<Record<string, Game>> = {
  'a view that contains the chosen cards': withRules({
    view: (state, viewer) => ({ ...rules.view(state, viewer), cards: Object.values((state as State).chosen) })
  }),
  'a log that names the card': withRules({
    logEventOf: (stateBefore, move, latestState, viewer) => {
      const { type, ...moveMembers } = move as Move;
      const event = rules.logEventOf(stateBefore, move, latestState, viewer) as LogEvent;
      return type === 'choose' ? { ...event, ...moveMembers } : event;
    }
  }),
  'a log that names the card to one other player': withRules({
    logEventOf: (stateBefore, move, latestState, viewer) => {
      const event = rules.logEventOf(stateBefore, move, latestState, viewer) as LogEvent;
      return (move as Move).type === 'choose' && viewer === 'p3' ? { ...event, move } : event;
    }
  }),
  'an ask whose id depends on the choice': withRules({
    asks: (state) =>
      rules
        .asks(state)
        .map((ask) => ({ ...ask, id: `${ask.id} ${Object.values((state as State).chosen).join()}` }))
  }),
  'a refusal that depends on the choice': withRules({
    refuse: (state, move) =>
      (move as Move).type === 'choose' ||
      !Object.values((state as State).chosen).some((card) => card.includes('raid'))
        ? rules.refuse(state, move)
        : { code: 'raidComing', rule: '3.1' }
  }),
  'a preview of the money for a hidden card': withRules({
    currentPayout: (state) => [
      ...rules.currentPayout(state),
      ...Object.entries((state as State).chosen).map(([player, card]) => ({
        to: player as PlayerId,
        value: 0 as const,
        why: { code: 'guess', rule: '3.3', card }
      }))
    ]
  })
};

const handLeaks: Readonly<Record<string, Game>> = {
  'a hand that is visible to everyone': withRules({
    view: (state) => rules.view(state, 'p2')
  }),
  'a view without the cards in hand': withRules({
    view: (state, viewer) => ({ ...rules.view(state, viewer), placeableCards: (state as State).deck })
  }),
  'a log that names the dealt cards': withRules({
    logEventOf: (stateBefore, move, latestState, viewer) => {
      const event = rules.logEventOf(stateBefore, move, latestState, viewer) as LogEvent;
      return (move as Move).type === 'hands' ? { ...event, move } : event;
    }
  }),
  'an ask for cards that is not secret': withRules({
    asks: (state) =>
      rules.asks(state).map((ask) => {
        const { secret: _, ...openAsk } = ask;
        return openAsk;
      })
  })
};

describe('the property of hidden choices', () => {
  test('holds for the game itself', () => {
    expect(playedMatch.moments.filter(({ ask }) => ask.secret === true).length).toBeGreaterThan(50);
    expect(() => secretChoicesStayHidden(playedMatch, game)).not.toThrow();
  });

  test.each(Object.entries(choiceLeaks))('detects %s', (_, leakyGame) => {
    expect(() => secretChoicesStayHidden(playedMatch, leakyGame)).toThrow();
  });
});

describe('the property of hidden hands', () => {
  test('holds for the game itself', () => {
    expect(() => handsAreSecret(playedMatch, game)).not.toThrow();
  });

  test.each(Object.entries(handLeaks))('detects %s', (_, leakyGame) => {
    expect(() => handsAreSecret(playedMatch, leakyGame)).toThrow();
  });
});

describe('the property that damaged logs keep secrets', () => {
  test('holds for the game itself', () => {
    expect(() => brokenLogsKeepSecrets(playedMatch, game)).not.toThrow();
  });
});

test('a log that today’s rules cannot replay reveals no secret', () => {
  const moves = playedMatch.moments.slice(0, 8).map(({ move }) => move);
  const unknownMove = { type: 'lay', chits: [] };
  const lines = logLinesOf(game, playedMatch.match, entriesOf([unknownMove, ...moves]));
  const sentences = lines.map(({ sentence }) => sentence);
  expect(sentences).toEqual(lines.map(() => 'A move this version can’t follow.'));
});
