import { expect } from 'vitest';
import { tapsToRepeatMove } from '$lib/core/asks/entered';
import { namesOf, findParagraph, type Reason } from '$lib/core';
import type { Game } from '$lib/games/contract/define';
import { undoTapLabel, undoText } from '$lib/session/match/labels';
import { shortNamesOf, fitsLabel, truncateLabel } from '$lib/session/match/truncate-label';
import type { PlayedMatch } from './matches';
import { rulebookOf } from './rulebooks';

/** Every reason that the rules give anywhere has a sentence and an existing paragraph. */
export function everyReasonHasASentence({ match, moments, ledger, end }: PlayedMatch, game: Game): void {
  const { rules, text } = game;
  const names = namesOf(match.seats);
  const reasons = new Map<string, Reason>();
  const collectReasons = (value: unknown): void => {
    for (const reason of reasonsIn(value)) reasons.set(JSON.stringify(reason), reason);
  };
  for (const { asks, playResult } of moments) {
    collectReasons(asks);
    collectReasons(playResult.postings);
    collectReasons(rules.currentPayout(playResult.state));
    collectReasons(rules.view(playResult.state));
  }
  collectReasons(ledger);
  collectReasons(rules.ranking(end, ledger));
  for (const [json, reason] of reasons) {
    expectSentence(text.why(reason, names), json);
    expect(findParagraph(rulebookOf(game), reason.rule), json).toBeDefined();
    expect(text.placeHeading?.(reason), json).not.toBe('');
  }
}

/** Every log line is a sentence. */
export function everyMoveHasALine({ match, moments, end }: PlayedMatch, game: Game): void {
  const { rules, text } = game;
  const names = namesOf(match.seats);
  for (const { previousState, move } of moments) {
    const event = rules.logEventOf(previousState, move, end);
    expectSentence(text.logLine(event, names), JSON.stringify(event));
    for (const tap of tapsToRepeatMove(rules, previousState, move))
      expectWords(undoTapLabel(game, match, tap, rules.view(previousState)), JSON.stringify(tap));
  }
}

/** The longest names that are allowed. */
const LONG_NAMES = ['Maximilian Alexander von und zu Hohenfels', 'Wilhelmina-Charlotte of Saxony and Thurin'];

/** After every move the undo bar says in at most 40 characters what it undoes; only names may be cut for that. */
export function undoLabelsAreShort({ match, moments, end }: PlayedMatch, game: Game): void {
  const { rules } = game;
  const seats = match.seats.map((seat, index) => ({
    ...seat,
    name: (LONG_NAMES[index % 2] ?? '').slice(0, 40)
  }));
  const shortNames = shortNamesOf(seats, 5);
  moments.forEach(({ previousState, move }, index) => {
    const event = rules.logEventOf(previousState, move, end);
    const lastMoment = moments[index - 1];
    const joinedNames =
      lastMoment !== undefined && game.areUndoneTogether?.(lastMoment.move, move, 'app') === true
        ? rules.logEventOf(lastMoment.previousState, lastMoment.move, end)
        : undefined;
    const source = JSON.stringify(event);
    const text = undoText(game, shortNames, event, joinedNames);
    expectWords(text, source);
    expect(text, source).toMatch(/^\S.*\S$/u);
    expect(fitsLabel(text), `${text} (${source})`).toBe(true);
    expect(
      fitsLabel(truncateLabel(seats, (names) => undoText(game, names, event, joinedNames))),
      source
    ).toBe(true);
  });
}

const WHOLE_SENTENCES = /^[\p{Lu}“$].*[.]$/u;
const NON_WORDS = /undefined|null|NaN|Infinity|\[object|\bp[1-8]\b| {2}|\.\.| [.,;:]|\. \p{Ll}/u;

/** "powerPlay", "no_entry": names in code. */
const CODE_NAME = /\b\p{Ll}+(\p{Lu}|_)/u;

/** One or more whole sentences without identifiers. */
export function expectSentence(sentence: string, source: string): void {
  if (!WHOLE_SENTENCES.test(sentence)) expect(sentence, source).toMatch(WHOLE_SENTENCES);
  if (NON_WORDS.test(sentence)) expect(sentence, source).not.toMatch(NON_WORDS);
}

/** Text without identifiers, undefined values or stray full stops. */
export function expectWords(text: string, source: string): void {
  for (const pattern of [NON_WORDS, CODE_NAME])
    if (pattern.test(text)) expect(text, source).not.toMatch(pattern);
}

/** Every reason in a value, at any depth. */
export function reasonsIn(value: unknown, foundReasons: Reason[] = []): readonly Reason[] {
  if (typeof value !== 'object' || value === null) return foundReasons;
  if (isReason(value)) foundReasons.push(value);
  for (const member of Object.values(value)) reasonsIn(member, foundReasons);
  return foundReasons;
}

function isReason(value: object): value is Reason {
  return 'code' in value && 'rule' in value && typeof value.rule === 'string';
}
