import { describe, expect, test } from 'vitest';
import { isPlayer, movesPiece, namesOf, rollDice, seededRandom, type Match, type Posting } from '$lib/core';
import { settle, type Verdict } from '$lib/games';
import { readPosition, writePosition } from '$lib/referee/position-url';
import type { Question } from '$lib/games/contract/form';
import { royale as game } from '$lib/games/las-vegas/tiles/royale';
import '$lib/games/las-vegas/tiles/all';
import type { Why } from '$lib/games/las-vegas/types';
import { boxOf } from '$lib/games/registry';
import { playMatch, playersFor, type PlayedMatch } from '#tests/laws/matches';

/** The number of random numbers, which is more than the longest match uses. */
const ROLL_COUNT = 30_000;
const MATCH_COUNT = 48;

type MoneyPosting = Posting<Why>;
type View = ReturnType<typeof game.rules.view>;

/** Few notes, so that the bank soon runs out of a value. */
const SMALL_BANK = { 30000: 6, 40000: 7, 50000: 9, 60000: 12, 70000: 9, 80000: 7, 90000: 6, 100000: 5 };

/** A match with random house rules; in every second one the bank is counted and has few notes. */
function playSeed(seed: number): PlayedMatch {
  const chance = seededRandom(seed);
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
  return playMatch(game, setup, rollDice(ROLL_COUNT, 2 ** 20, seededRandom(seed)));
}

/** Reasons that say how the bank paid the amount of the previous reason. */
const BANK_CODES: readonly string[] = ['bankCombines', 'bankChanges', 'bankOwes', 'bankChips', 'bankLacks'];
/** Reasons that follow a fine. */
const AFTER_FINE_CODES: readonly string[] = ['badLuck', 'debtSetOff', 'debtPaid'];

/** The disputed reason, and all postings that its verdict has to explain. */
interface Claim {
  readonly why: Why;
  readonly postings: readonly MoneyPosting[];
}

/** Groups a reward with the bank's change, and the fines of one tile with the debts that they settle. */
function claimsOf(postings: readonly MoneyPosting[]): readonly Claim[] {
  return postings.reduce<readonly Claim[]>((claims, posting) => {
    const { why } = posting;
    const lastClaim = claims.at(-1);
    const groupedPostings = lastClaim === undefined ? [] : [...lastClaim.postings, posting];
    if (lastClaim === undefined) return [{ why, postings: [posting] }];
    if (lastClaim.why === why) return [...claims.slice(0, -1), { why, postings: groupedPostings }];
    if (BANK_CODES.includes(why.code)) return [...claims.slice(0, -1), { why, postings: groupedPostings }];
    if (
      lastClaim.why.code === 'badLuck' &&
      AFTER_FINE_CODES.includes(why.code) &&
      isSameTile(lastClaim.why, why)
    )
      return [...claims.slice(0, -1), { why: lastClaim.why, postings: groupedPostings }];
    return [...claims, { why, postings: [posting] }];
  }, []);
}

function isSameTile(a: Why, b: Why): boolean {
  return b.code !== 'badLuck' || (a.code === 'badLuck' && a.at === b.at);
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

function changesInLedger(postings: readonly MoneyPosting[], match: Match): Readonly<Record<string, number>> {
  const names = namesOf(match.seats);
  const placeName = (place: MoneyPosting['to']): string => (isPlayer(place) ? names(place) : place);
  return gainsOf(
    postings
      .filter(movesPiece)
      .map(({ from, to, value }) => ({ from: placeName(from), to: placeName(to), dollars: value }))
  );
}

function verdictOf(match: Match, { case: question, position }: Question): ReturnType<typeof settle> {
  const parsedPosition = readPosition(writePosition(position));
  return settle({ game: boxOf(match.game), case: question, ...parsedPosition });
}

const questions = await game.questions?.();

describe('the disputed payments of Las Vegas Royale', () => {
  const playedMatches = Array.from({ length: MATCH_COUNT }, (_, seed) => playSeed(seed));

  test('have a referee question for every dollar', () => {
    const reasonsWithoutQuestion = playedMatches.flatMap(({ match, moments }) =>
      moments.flatMap(({ playResult: { state, postings } }) => {
        const view = game.rules.view(state);
        return (postings as readonly MoneyPosting[])
          .filter(movesPiece)
          .filter(({ why }) => questions?.dispute(why, view, match) === undefined)
          .map(({ why }) => why);
      })
    );
    expect(reasonsWithoutQuestion).toEqual([]);
  });

  test('get the same amounts from the referee', { timeout: 60_000 }, async () => {
    const answeredQuestions = new Set<string>();
    for (const { match, moments } of playedMatches)
      for (const { playResult: result } of moments) {
        const view = game.rules.view(result.state);
        for (const [question, postings] of questionsOf(
          result.postings as readonly MoneyPosting[],
          view,
          match
        )) {
          const verdict = await verdictOf(match, question);
          const shortBankNames = paidFromShortBank(
            result.postings as readonly MoneyPosting[],
            question,
            match
          );
          const withoutShortBank = (sums: Readonly<Record<string, number>>): object =>
            Object.fromEntries(Object.entries(sums).filter(([name]) => !shortBankNames.includes(name)));
          const json = JSON.stringify(question);
          expect(withoutShortBank(changesInVerdict(verdict)), json).toEqual(
            withoutShortBank(changesInLedger(postings, match))
          );
          answeredQuestions.add(question.case);
        }
      }
    expect([...answeredQuestions]).toEqual(expect.arrayContaining(['casino', 'bad-luck', 'bank', 'jackpot']));
  });
});

/** The players to whom a short bank paid another amount than the tile says. The case `bank` covers their money. */
function paidFromShortBank(
  postings: readonly MoneyPosting[],
  question: Question,
  { seats }: Match
): readonly string[] {
  if (question.case === 'bank' || question.case === 'casino') return [];
  return postings.flatMap(({ to, why }) =>
    BANK_CODES.includes(why.code) && 'player' in why && isPlayer(why.player) && isPlayer(to)
      ? [namesOf(seats)(why.player)]
      : []
  );
}

/**
 * Each question once, with all postings that one verdict has to answer; questions that the players have to complete are
 * left out.
 */
function questionsOf(
  postings: readonly MoneyPosting[],
  view: View,
  match: Match
): readonly (readonly [Question, readonly MoneyPosting[]])[] {
  const questionsByText = new Map<string, readonly [Question, readonly MoneyPosting[]]>();
  for (const claim of claimsOf(postings)) {
    const question = questions?.dispute(claim.why, view, match);
    // The ranking is left out: a bonus is only a part of the ranked total that its verdict gives.
    if (question === undefined || question.isOpen === true || question.case === 'ranking') continue;
    if (!claim.postings.some(movesPiece)) continue;
    const key = JSON.stringify(question);
    questionsByText.set(key, [question, [...(questionsByText.get(key)?.[1] ?? []), ...claim.postings]]);
  }
  return [...questionsByText.values()];
}
