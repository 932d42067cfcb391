import { afterAll, describe, expect, test } from 'vitest';
import { movesPiece, replay, seededRandom } from '$lib/core';
import type { Game } from '$lib/games/contract/define';
import { game } from '$lib/games/vegas-strip';
import { dispute } from '$lib/games/vegas-strip/referee/questions';
import { forgetMatches, checkLaw, checkLawOnFewMatches, LAW_TIMEOUT, type Law } from '#tests/laws/law';
import * as asks from '#tests/laws/ask-laws';
import * as ledgers from '#tests/laws/ledger-laws';
import * as logs from '#tests/laws/log-laws';
import * as plays from '#tests/laws/play-laws';
import { secretChoicesStayHidden } from '#tests/laws/secret-laws';
import { readRulebook } from '#tests/laws/rulebooks';
import * as sentences from '#tests/laws/sentence-laws';
import { laws, withBox } from '#tests/laws/strip';
import { recordedMatch, recordedMatches } from '#tests/recorded/matches';
import { entriesOf, playMatch, playersFor } from '#tests/laws/matches';
import type { Move, Options, State, View, Why } from '$lib/games/vegas-strip/types';
import { consequencesOf } from '$lib/session/log/edit-entry';

await readRulebook(game);

/** Properties that also hold with characters at the casinos. */
const generalLaws: Readonly<Record<string, Law>> = {
  'every match ends': plays.everyMatchEnds,
  'a move that answers an ask is accepted': plays.playedMovesAreNotRefused,
  'every outcome within the bounds of an ask is a legal move': plays.outcomesInBoundsAreLegal,
  'the number of pieces stays the same': ledgers.pieceCountsStayTheSame,
  'no one except the bank goes below zero': ledgers.noOneIsBelowZero,
  'postings add up to each player’s pieces': ledgers.postingsAddUpToPieces,
  'replaying a log gives the same match': logs.replayGivesTheSameMatch,
  'every move has a line in the log': sentences.everyMoveHasALine
};

const slowLaws: Readonly<Record<string, Law>> = {
  'a disabled choice and the refusal of its move have the same reason': plays.choicesAndRefusalsAgree,
  'a malformed move is refused and never throws': plays.malformedMovesAreRefused,
  'every ask has its text': asks.everyAskHasText,
  'every reason has a sentence and a paragraph': sentences.everyReasonHasASentence,
  'a match with other secrets looks the same until the reveal': secretChoicesStayHidden
};

/** Matches with tokens have many more possible moves, so fewer of them are played. */
const RUNS = Math.ceil(Number(process.env['LAW_RUNS'] ?? 150) / 3);

describe('Vegas Strip with the characters of a box', () => {
  const boxedGame = withBox(game);
  afterAll(forgetMatches);

  test.each(Object.entries({ ...generalLaws, ...laws }))(
    '%s',
    (_, law) => checkLaw(boxedGame, law, RUNS),
    LAW_TIMEOUT
  );
  test.each(Object.entries(slowLaws))('%s', (_, law) => checkLawOnFewMatches(boxedGame, law), LAW_TIMEOUT);
});

const { rules } = game;

/** Rule changes that leak a secret. */
const leaks: Readonly<Record<string, Partial<Game['rules']>>> = {
  'a view that marks the rigged casinos': {
    view: (state, viewer) => ({
      ...rules.view(state, viewer),
      rigged: Object.values((state as State).secrets)
    })
  },
  'a view of another team’s secret': {
    view: (state, viewer) => {
      const view = rules.view(state, viewer) as View;
      return view.ownSecret === undefined ? view : { ...view, secrets: (state as State).secrets };
    }
  },
  'a disabled 7 at the team’s own rigged casino': {
    asks: (state) => {
      const { secrets, turn } = state as State;
      const rigged = turn === undefined ? undefined : secrets[turn]?.rigged;
      return rules
        .asks(state)
        .map((ask) => (ask.id === 'place' ? { ...ask, id: `place but at ${rigged}` } : ask));
    }
  },
  'a preview with money that only a rigged casino pays': {
    currentPayout: (state) =>
      Object.values((state as State).secrets).map((secret) => ({
        to: 'p1',
        value: 0,
        why: { code: secret.rigged, rule: '5.1' }
      }))
  },
  'a log that says who leads a rigged casino': {
    logEventOf: (stateBefore, move, latestState, viewer) => ({
      ...rules.logEventOf(stateBefore, move, latestState, viewer),
      all: Object.values((stateBefore as State).secrets)
    })
  }
};

describe('a match of four players whose rules leak a secret', () => {
  const chance = seededRandom(2024);
  const tape = Array.from({ length: 600 }, () => chance(2 ** 20));
  const playedMatch = playMatch(
    game,
    { players: playersFor(4), first: 'p1', depth: 'turns', houseRules: { secrets: 'app' } },
    tape
  );

  test('the real rules leak nothing', () => {
    expect(playedMatch.moments.filter(({ move }) => move.type === 'fix').length).toBeGreaterThan(2);
    expect(() => secretChoicesStayHidden(playedMatch, game)).not.toThrow();
  });

  test.each(Object.entries(leaks))('%s is detected', (_, leak) => {
    expect(() => secretChoicesStayHidden(playedMatch, { ...game, rules: { ...rules, ...leak } })).toThrow();
  });
});

test('entering other teams undoes the deal, even after its casinos were revealed', () => {
  const recordedGame = recordedMatch('vegas-strip', 'six-in-teams');
  const enteredMoves = recordedGame.log.filter((line) => typeof line === 'object');
  const revealIndex = enteredMoves.findLastIndex(
    ({ type }, index) => type === 'reveal' && index < enteredMoves.length / 3
  );
  const teamsMoveOf = (...pairs: readonly (readonly string[])[]): Move =>
    ({ type: 'teams', teams: pairs }) as Move;
  const teamsMove = teamsMoveOf(['p4', 'p5'], ['p6', 'p3'], ['p1', 'p2']);
  const entries = entriesOf([teamsMove, ...enteredMoves.slice(0, revealIndex + 1)]);
  const { match } = recordedGame;
  expect(replay(game.rules, match, entries).steps).toHaveLength(revealIndex + 2);
  const other = teamsMoveOf(['p4', 'p6'], ['p5', 'p3'], ['p1', 'p2']);
  const consequences = consequencesOf(game, match, entries, 1, other);
  expect(consequences).toMatchObject({ droppedCount: revealIndex + 1, refusedEntry: { seq: 2 } });
});

test('every chip of a payout can be disputed, however much of the round was entered', () => {
  for (const { box, match, entries } of recordedMatches()) {
    if (box !== 'vegas-strip') continue;
    const payoutSteps = replay(rules, match, entries).steps.filter(
      ({ stateBefore, stateAfter }) => (stateBefore as State).paid !== (stateAfter as State).paid
    );
    expect(payoutSteps).toHaveLength(3);
    for (const { stateAfter, postings } of payoutSteps)
      for (const { why } of postings.filter(movesPiece))
        expect(
          dispute(why as Why, rules.view(stateAfter) as View, {
            ...match,
            options: match.options as Options
          }),
          JSON.stringify(why)
        ).toBeDefined();
  }
});
