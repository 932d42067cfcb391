import { describe, expect, test } from 'vitest';
import { isPlayer, movesPiece, namesOf, findParagraph, type Match, type Reason } from '$lib/core';
import { CaseError, settle } from '$lib/games';
import { readPosition, writePosition } from '$lib/referee/position-url';
import type { BoxOverrides } from '$lib/games/contract/box-overrides';
import { ENTRY_DETAILS, type Game } from '$lib/games/contract/define';
import type { Question } from '$lib/games/contract/form';
import { boxOf, games } from '$lib/games/registry';
import { CARD_SET } from '$lib/games/las-vegas-cards/data';
import { playMatch, playersFor, seatCounts, type PlayedMatch } from '#tests/laws/matches';

/** The random numbers of the matches, the same in every run: one match for each number of players and each depth. */
const TAPE = Array.from({ length: 4000 }, (_, index) => (index * 7919 + 104_729) % 99_991);

/** Corrections of the box that the players entered. */
const OTHER_BOXES: Readonly<Partial<Record<string, BoxOverrides>>> = {
  'las-vegas': { notes: { counts: { 30000: 12, 100000: 8 } } },
  'las-vegas-royale': {
    notes: { counts: { 30000: 12, 100000: 8 } },
    ring: { spaces: ['Arrow', '$40,000', 'Empty'] }
  },
  razzia: { chits: { counts: { 5000: 16, 50000: 5 } } },
  'las-vegas-cards': {
    'dice-cards-first': {
      counts: { ...CARD_SET, 'single 1': 7, 'double 1': 3, 'single 6': 0, 'double 6': 0 }
    }
  }
};

function playedMatches(game: Game, allowsLeaving: boolean): readonly PlayedMatch[] {
  const other = OTHER_BOXES[game.meta.id];
  return [undefined, ...(other === undefined ? [] : [other])].flatMap((box) =>
    ENTRY_DETAILS.flatMap(({ value: depth }) =>
      seatCounts(game).map((count) => {
        const players = playersFor(count);
        const firstPlayer = players[0] ?? 'p1';
        const boxOption = box === undefined ? {} : { box };
        return playMatch(
          game,
          { players, first: firstPlayer, depth, houseRules: {}, ...boxOption },
          TAPE.slice(count),
          allowsLeaving
        );
      })
    )
  );
}

function pathOf(error: unknown): string {
  if (error instanceof CaseError) return error.path;
  throw error;
}

async function verdictOf(match: Match, { case: question, position }: Question): ReturnType<typeof settle> {
  const parsedPosition = readPosition(writePosition(position));
  return settle({ game: boxOf(match.game), case: question, ...parsedPosition });
}

/**
 * In Razzia, matches with players who leave and join are checked too, because a player may leave between the reveal and
 * the payment of a bar.
 */
const TABLES = games.flatMap((game) => [
  { title: game.meta.id, each: game, leaves: false },
  ...(game.meta.id === 'razzia'
    ? [{ title: 'razzia, with players who leave and join', each: game, leaves: true }]
    : [])
]);

describe.each(TABLES)('$title', async ({ each: { load }, leaves }) => {
  const game = await load();
  const { rulebook } = await game.rulebook();
  const questions = await game.questions?.();
  const matches = playedMatches(game, leaves);

  test(
    'every moment of a match gives positions that the referee can answer',
    { timeout: 60_000 },
    async () => {
      let questionCount = 0;
      for (const { match, moments } of matches)
        for (const { previousState } of moments.filter((__, index) => index % 7 === 0))
          for (const question of questions?.questions(game.rules.view(previousState), match) ?? []) {
            const path = await verdictOf(match, question).then(() => undefined, pathOf);
            expect(path).toBeUndefined();
            questionCount += 1;
          }
      expect(questionCount).toBeGreaterThan(0);
    }
  );

  test('the referee gives the same answer for a disputed payment', { timeout: 60_000 }, async () => {
    let disputeCount = 0;
    for (const { match, moments } of matches)
      for (const { playResult: result } of moments)
        for (const posting of result.postings) {
          const reason: Reason = posting.why;
          // The starting money of a newcomer comes from a house rule, so the referee has no situation for it.
          if (reason.code === 'joinStarts') continue;
          const view = game.rules.view(result.state);
          const question = questions?.dispute(reason, view, match);
          if (question === undefined) {
            // Every dollar can be disputed; a claim that pays nothing has at least its sentence.
            expect(movesPiece(posting) ? reason : undefined).toBeUndefined();
            continue;
          }
          disputeCount += 1;
          if (question.isOpen === true) {
            // The match knows only a part of this situation, which has no answer until the players add the rest.
            await expect(verdictOf(match, question)).rejects.toThrow(CaseError);
            continue;
          }
          const { awards, reasons } = await verdictOf(match, question);
          // The rules page opens the paragraph that a reason cites.
          const citedRules = reasons.map(({ rule }) => rule.slice(rulebook.prefix.length + 1));
          expect(citedRules.filter((id) => findParagraph(rulebook, id) === undefined)).toEqual([]);
          expect(citedRules).toContain(reason.rule);
          const name = namesOf(match.seats)(posting.to as 'p1');
          if (!('piece' in posting)) {
            // A jackpot that stays belongs to no claim, so its sentence is compared.
            const sentence = game.text.why(reason, namesOf(match.seats));
            expect(reasons.some(({ player, text }) => player === name || text === sentence)).toBe(true);
            continue;
          }
          if (posting.heap === true) {
            // A verdict says how many chips each player has in the end; the claim is checked by its sentence.
            const sentence = game.text.why(reason, namesOf(match.seats));
            expect(reasons.map(({ text }) => text)).toContain(sentence);
            continue;
          }
          const receiver = posting.to === 'pile' || posting.to === 'bank' ? posting.to : name;
          const payer = posting.from === 'bank' ? 'bank' : isPlayer(posting.from) ? posting.from : undefined;
          const payerText =
            payer === undefined ? {} : { from: payer === 'bank' ? payer : namesOf(match.seats)(payer) };
          // The chips of one payment are one award.
          const chips = result.postings.filter(
            (otherPosting) =>
              otherPosting.why === reason &&
              otherPosting.to === posting.to &&
              'piece' in otherPosting &&
              otherPosting.piece === 'chip'
          ).length;
          const count = posting.piece === 'chip' ? { count: chips } : {};
          expect(awards).toContainEqual({
            ...payerText,
            to: receiver,
            piece: posting.piece,
            value: posting.value,
            ...count
          });
        }
    expect(disputeCount).toBeGreaterThan(0);
  });
});
