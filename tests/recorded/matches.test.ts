import { describe, expect, test } from 'vitest';
import {
  isOver,
  isPlayer,
  ledgerOf,
  movesPiece,
  namesOf,
  replay,
  totalOf,
  winningRows,
  type PlayerId,
  type Posting,
  type Reason
} from '$lib/core';
import type { Game } from '$lib/games/contract/define';
import { findGame } from '$lib/games/registry';
import { formatValue } from './lines';
import { reasonsOf } from './load';
import type { MatchFile } from './match';
import { recordedMatches, type RecordedMatch } from './matches';
import { reasonCodes } from './reasons';

/** Plays every whole match in the `fixtures/matches` of a box, scored by hand from the rulebook. */

type Postings = readonly Posting<Reason>[];

const matches = recordedMatches();
const boxes = [...new Set(matches.map(({ box }) => box))];

const games = new Map<string, Game>();
for (const id of new Set(matches.map(({ file }) => file.game))) {
  const game = await findGame(id)?.load();
  if (game !== undefined) games.set(id, game);
}

function rulesOf({ file }: RecordedMatch): Game['rules'] {
  const game = games.get(file.game);
  if (game === undefined) throw new Error(`no game is called ${file.game}`);
  return game.rules;
}

/** A value with player names instead of seat ids. */
function withNames(value: unknown, nameOfAccount: (account: string) => string): unknown {
  if (typeof value === 'string') return nameOfAccount(value);
  if (Array.isArray(value)) return value.map((item) => withNames(item, nameOfAccount));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, value]) => [nameOfAccount(key), withNames(value, nameOfAccount)])
  );
}

/** `purses/Anna/chips` */
function valueAt(value: unknown, path: string): unknown {
  return path
    .split('/')
    .reduce((current, name) => (current as Readonly<Record<string, unknown>> | undefined)?.[name], value);
}

/** Groups the postings by this member of their reason. */
function sortedPostings(
  ledger: Postings,
  { by, only, moving }: MatchFile['payments']
): ReadonlyMap<string, Postings> {
  const groups = new Map<string, Postings>();
  for (const posting of ledger) {
    const value = valueAt(posting.why, by);
    if (value === undefined || (only !== undefined && !only.includes(posting.why.code))) continue;
    if (moving === true && !movesPiece(posting)) continue;
    const key = formatValue(value);
    groups.set(key, [...(groups.get(key) ?? []), posting]);
  }
  return groups;
}

/** The paying player, otherwise the account that is paid. */
function accountOf(posting: Posting<Reason>): string {
  return movesPiece(posting) && isPlayer(posting.from) ? posting.from : posting.to;
}

/** The payments to each account, highest first. */
function amountsByAccount(group: Postings, nameOfAccount: (account: string) => string): unknown {
  const paidAmounts: Record<string, number[]> = {};
  for (const posting of group) {
    const values = (paidAmounts[nameOfAccount(accountOf(posting))] ??= []);
    if (movesPiece(posting)) values.push(posting.value);
  }
  return highestFirst(paidAmounts);
}

function highestFirst(paidAmounts: Readonly<Record<string, readonly number[]>>): unknown {
  return Object.fromEntries(
    Object.entries(paidAmounts).map(([account, values]) => [account, values.toSorted((a, b) => b - a)])
  );
}

/** The dice count of each of these claims. */
function countsOf(claims: unknown, nameOfAccount: (account: string) => string): unknown {
  const allClaims = claims as readonly { readonly own: { readonly who: string; readonly count: number } }[];
  return Object.fromEntries(allClaims.map(({ own }) => [nameOfAccount(own.who), own.count]));
}

function mapGroups(groups: ReadonlyMap<string, Postings>, item: (group: Postings) => unknown): unknown {
  const items = [...groups].map(([key, group]) => [key, item(group)] as const);
  return Object.fromEntries(items.filter(([, value]) => Object.keys(value as object).length > 0));
}

describe.each(matches.map((match) => [`${match.box}/${match.name}: ${match.file.title}`, match] as const))(
  '%s',
  (_, recordedMatch) => {
    const { file, match, entries, triedMoves, checks } = recordedMatch;
    const rules = rulesOf(recordedMatch);
    const names = namesOf(match.seats);
    const nameOfAccount = (account: string): string => (isSeat(account) ? names(account) : account);
    const isSeat = (account: string): account is PlayerId =>
      match.seats.some(({ player }) => player === account);
    const replayedMatch = replay(rules, match, entries);
    const ledger = ledgerOf(replayedMatch);

    /** The last check before this one that has payments. */
    const lastPaidCheck = (index: number): number =>
      checks.findLastIndex(
        ({ content: { paid: paidAmounts } }, position) => position < index && paidAmounts !== undefined
      );
    const postingsUpTo = (index: number): Postings => {
      const checkPoint = checks[index];
      return checkPoint === undefined ? [] : ledgerOf(replay(rules, match, checkPoint.entries));
    };

    test('can be played to its end', () => {
      expect(replayedMatch.refusedEntry).toBeUndefined();
      expect(isOver(rules, replayedMatch)).toBe(true);
      expect(replayedMatch.isEnded).toBe(recordedMatch.log.at(-1) === 'end');
    });

    test('the players’ invalid moves are refused', () => {
      for (const { entries: postings, content: triedMove } of triedMoves) {
        const refusal = rules.refuse(replay(rules, match, postings).state, triedMove.try);
        if (typeof triedMove.refused === 'object') expect(refusal).toEqual(triedMove.refused);
        else
          expect(`${refusal?.rule} ${refusal?.code}`, JSON.stringify(triedMove.try)).toBe(triedMove.refused);
      }
    });

    test.each(checks.map(({ content: check }, index) => [index, check] as const))(
      'check %i: payments and pieces are as scored by hand',
      (index, { paid: paidAmounts, counts = {}, totals, state = {} }) => {
        const postings = postingsUpTo(index);
        const newPostings = sortedPostings(
          postings.slice(postingsUpTo(lastPaidCheck(index)).length),
          file.payments
        );
        const stateNow = replay(rules, match, checks[index]?.entries ?? []).state;
        const namedState = withNames(stateNow, nameOfAccount);
        if (paidAmounts !== undefined) {
          const expectedAmounts = Object.entries(paidAmounts).map(([key, item]) => [key, highestFirst(item)]);
          expect(mapGroups(newPostings, (group) => amountsByAccount(group, nameOfAccount))).toEqual(
            Object.fromEntries(expectedAmounts)
          );
        }
        for (const [path, item] of Object.entries(counts))
          expect(countsOf(valueAt(rules.view(stateNow), path), nameOfAccount), path).toEqual(item);
        if (totals !== undefined)
          expect(
            Object.fromEntries(match.seats.map(({ player, name }) => [name, totalOf(player, postings)]))
          ).toEqual(totals);
        for (const [path, expectedValue] of Object.entries(state))
          expect(valueAt(namedState, path), path).toEqual(expectedValue);
      }
    );

    test('the checks account for every payment', () => {
      const remainingPostings = ledger.slice(postingsUpTo(lastPaidCheck(checks.length)).length);
      expect([...sortedPostings(remainingPostings, file.payments).keys()]).toEqual([]);
    });

    test('the places match the hand-scored totals', () => {
      const ranking = rules.ranking(replayedMatch.state, ledger, 'all');
      const movements = ledger.filter(movesPiece);
      const piecesHeld = (player: PlayerId, isNotes: boolean): number =>
        movements
          .filter(({ piece }) => !isNotes || piece === 'note')
          .reduce((sum, { from, to }) => sum + Number(to === player) - Number(from === player), 0);
      expect(
        ranking.map(({ place, players, total: sum }, index) => ({
          place,
          players: players.map(names).sort(),
          total: sum,
          ...(file.places[index]?.pieces === undefined
            ? {}
            : { pieces: piecesHeld(players[0] ?? 'p1', false) }),
          ...(file.places[index]?.notes === undefined ? {} : { notes: piecesHeld(players[0] ?? 'p1', true) })
        }))
      ).toEqual(file.places.map((place) => ({ ...place, players: [...place.players].sort() })));
      const winners = file.winners ?? file.places[0]?.players ?? [];
      expect(
        winningRows(ranking)
          .flatMap(({ players }) => players.map(names))
          .sort()
      ).toEqual([...winners].sort());
    });
  }
);

/** Every reason that a match gives: for refusals, payments, in the state, and for the places. */
function reasonsOfMatch(recordedMatch: RecordedMatch): readonly Reason[] {
  const { match, entries, triedMoves } = recordedMatch;
  const rules = rulesOf(recordedMatch);
  const replayedMatch = replay(rules, match, entries);
  const ledger = ledgerOf(replayedMatch);
  const initialState = rules.start(
    match.options,
    match.seats.map(({ player }) => player)
  );
  const states = replayedMatch.steps.flatMap(({ move, stateAfter }) =>
    move === undefined ? [] : [stateAfter]
  );
  return [
    ...triedMoves.flatMap(({ entries: postings, content: triedMove }) => {
      const refusal = rules.refuse(replay(rules, match, postings).state, triedMove.try);
      return refusal === undefined ? [] : [refusal];
    }),
    ...ledger.map(({ why }) => why),
    ...rules.ranking(replayedMatch.state, ledger, 'all').flatMap(({ reasons: placeReasons }) => placeReasons),
    ...states.flatMap(newsIn),
    ...[initialState, ...states].flatMap(openingReasonsIn)
  ];
}

function newsIn(state: object): readonly Reason[] {
  return (state as { readonly news?: readonly Reason[] }).news ?? [];
}

/** The reason why a player goes first in the round. */
function openingReasonsIn(state: object): readonly Reason[] {
  const { opening } = state as { readonly opening?: { readonly why: Reason } };
  return opening === undefined ? [] : [opening.why];
}

const codes = reasonCodes(boxes);

test.each(boxes)('%s: each reason occurs in a match, or has an exception', (box) => {
  const { excused, paragraphs = {} } = reasonsOf(box);
  const givenReasons = matches.filter((match) => match.box === box).flatMap(reasonsOfMatch);
  const givenCodes = new Set(givenReasons.map(({ code }) => code));
  const excusedCodes = Object.values(excused).flat();
  const allCodes = codes[box] ?? [];
  expect(excusedCodes.filter((code) => !allCodes.includes(code))).toEqual([]);
  expect([...givenCodes].sort()).toEqual(allCodes.filter((code) => !excusedCodes.includes(code)).sort());
  for (const [code, expectedRules] of Object.entries(paragraphs)) {
    const rulesGiven = givenReasons.filter((reason) => reason.code === code).map(({ rule }) => rule);
    expect([...new Set(rulesGiven)].sort()).toEqual(expectedRules);
  }
});
