import { describe, expect, test } from 'vitest';
import { isPlayer, movesPiece, namesOf, rollDice, seededChance, type Match, type Posting } from '$lib/core';
import { settle, type Verdict } from '$lib/games';
import { readPosition, writePosition } from '$lib/referee/position-url';
import type { Question } from '$lib/games/contract/form';
import { royale as game } from '$lib/games/las-vegas/tiles/royale';
import '$lib/games/las-vegas/tiles/all';
import type { Why } from '$lib/games/las-vegas/types';
import { boxOf } from '$lib/games/registry';
import { playMatch, playersFor, type PlayedMatch } from '#tests/laws/matches';

/** Longer than the longest match. */
const ROLL_COUNT = 30_000;
const MATCHES = 48;

type Money = Posting<Why>;
type View = ReturnType<typeof game.rules.view>;

/** Few notes, so that the bank soon runs out of a value. */
const SMALL_BANK = { 30000: 6, 40000: 7, 50000: 9, 60000: 12, 70000: 9, 80000: 7, 90000: 6, 100000: 5 };

/** A match with random house rules; in every second one the bank is counted and has few notes. */
function played(seed: number): PlayedMatch {
  const chance = seededChance(seed);
  const players = playersFor(2 + (seed % 4));
  const houseRules = Object.fromEntries(
    game.houseRules.map(({ id, choices }) => [id, choices[chance(choices.length)]?.value ?? ''])
  );
  const setup = {
    players,
    first: players[chance(players.length)] ?? ('p1' as const),
    depth: chance(3) === 0 ? ('rounds' as const) : ('turns' as const),
    houseRules: { ...houseRules, tiles: '6', ...(seed % 2 === 0 ? { bank: 'counted' } : {}) },
    ...(seed % 2 === 0 ? { box: { notes: { counts: SMALL_BANK } } } : {})
  };
  return playMatch(game, setup, rollDice(ROLL_COUNT, 2 ** 20, seededChance(seed)));
}

/** Reasons that say how the bank paid for the reason before them. */
const BANK: readonly string[] = ['bankCombines', 'bankChanges', 'bankOwes', 'bankChips', 'bankLacks'];
/** Reasons that follow a fine. */
const AFTER_FINE: readonly string[] = ['badLuck', 'debtSetOff', 'debtPaid'];

/** The postings that one verdict has to answer, and the disputed reason. */
interface Claim {
  readonly why: Why;
  readonly postings: readonly Money[];
}

/** Groups a reward with the bank's change, and the fines of one tile with the debts that they settle. */
function claimsOf(postings: readonly Money[]): readonly Claim[] {
  return postings.reduce<readonly Claim[]>((claims, posting) => {
    const { why } = posting;
    const last = claims.at(-1);
    const groupedPostings = last === undefined ? [] : [...last.postings, posting];
    if (last === undefined) return [{ why, postings: [posting] }];
    if (last.why === why) return [...claims.slice(0, -1), { why, postings: groupedPostings }];
    if (BANK.includes(why.code)) return [...claims.slice(0, -1), { why, postings: groupedPostings }];
    if (last.why.code === 'badLuck' && AFTER_FINE.includes(why.code) && isSameTile(last.why, why))
      return [...claims.slice(0, -1), { why: last.why, postings: groupedPostings }];
    return [...claims, { why, postings: [posting] }];
  }, []);
}

function isSameTile(one: Why, other: Why): boolean {
  return other.code !== 'badLuck' || (one.code === 'badLuck' && one.at === other.at);
}

/** Each player's gain or loss by these pieces in whole dollars; players without a change are left out. */
function gainsOf(
  pieces: readonly { from?: string; to: string; dollars: number }[]
): Readonly<Record<string, number>> {
  const sums: Record<string, number> = {};
  for (const { from, to, dollars } of pieces) {
    sums[to] = (sums[to] ?? 0) + dollars;
    if (from !== undefined) sums[from] = (sums[from] ?? 0) - dollars;
  }
  return Object.fromEntries(Object.entries(sums).filter(([name, sum]) => sum !== 0 && !isNobody(name)));
}

function isNobody(name: string): boolean {
  return ['bank', 'pile', 'table', 'box'].includes(name);
}

function changesInVerdict({ awards }: Verdict): Readonly<Record<string, number>> {
  return gainsOf(
    awards.map(({ from, to, value, count = 1 }) => ({
      to,
      dollars: value * count,
      ...(from === undefined ? {} : { from })
    }))
  );
}

function byLedger(postings: readonly Money[], match: Match): Readonly<Record<string, number>> {
  const names = namesOf(match.seats);
  const placeName = (place: Money['to']): string => (isPlayer(place) ? names(place) : place);
  return gainsOf(
    postings
      .filter(movesPiece)
      .map(({ from, to, value }) => ({ from: placeName(from), to: placeName(to), dollars: value }))
  );
}

function verdictOf(match: Match, { case: question, position }: Question): ReturnType<typeof settle> {
  const parsed = readPosition(writePosition(position));
  return settle({ game: boxOf(match.game), case: question, ...parsed });
}

const questions = await game.questions?.();

describe('the disputed payments of Las Vegas Royale', () => {
  const playedMatches = Array.from({ length: MATCHES }, (_, seed) => played(seed));

  test('have a referee question for every dollar', () => {
    const unprinted = playedMatches.flatMap(({ match, moments }) =>
      moments.flatMap(({ played: { state, postings } }) => {
        const view = game.rules.view(state);
        return (postings as readonly Money[])
          .filter(movesPiece)
          .filter(({ why }) => questions?.dispute(why, view, match) === undefined)
          .map(({ why }) => why);
      })
    );
    expect(unprinted).toEqual([]);
  });

  test('get the same amounts from the referee', { timeout: 60_000 }, async () => {
    const answered = new Set<string>();
    for (const { match, moments } of playedMatches)
      for (const { played: after } of moments) {
        const view = game.rules.view(after.state);
        for (const [question, postings] of questionsOf(after.postings as readonly Money[], view, match)) {
          const verdict = await verdictOf(match, question);
          const others = paidFromShortBank(after.postings as readonly Money[], question, match);
          const withoutShortPaid = (sums: Readonly<Record<string, number>>): object =>
            Object.fromEntries(Object.entries(sums).filter(([name]) => !others.includes(name)));
          const json = JSON.stringify(question);
          expect(withoutShortPaid(changesInVerdict(verdict)), json).toEqual(
            withoutShortPaid(byLedger(postings, match))
          );
          answered.add(question.case);
        }
      }
    expect([...answered]).toEqual(expect.arrayContaining(['casino', 'bad-luck', 'bank', 'jackpot']));
  });
});

/** The players whom a short bank paid differently than the tile says: the case `bank` answers for their money. */
function paidFromShortBank(
  postings: readonly Money[],
  question: Question,
  { seats }: Match
): readonly string[] {
  if (question.case === 'bank' || question.case === 'casino') return [];
  return postings.flatMap(({ to, why }) =>
    BANK.includes(why.code) && 'player' in why && isPlayer(why.player) && isPlayer(to)
      ? [namesOf(seats)(why.player)]
      : []
  );
}

/**
 * Each question once, with all postings that one verdict has to answer; questions that the players have to complete are
 * left out.
 */
function questionsOf(
  postings: readonly Money[],
  view: View,
  match: Match
): readonly (readonly [Question, readonly Money[]])[] {
  const found = new Map<string, readonly [Question, readonly Money[]]>();
  for (const claim of claimsOf(postings)) {
    const question = questions?.dispute(claim.why, view, match);
    // A bonus is part of the ranked total, and the verdict gives the total.
    if (question === undefined || question.isOpen === true || question.case === 'ranking') continue;
    if (!claim.postings.some(movesPiece)) continue;
    const key = JSON.stringify(question);
    found.set(key, [question, [...(found.get(key)?.[1] ?? []), ...claim.postings]]);
  }
  return [...found.values()];
}
