import { expect } from 'vitest';
import { tapsToRepeatMove } from '$lib/core/asks/entered';
import { namesOf, paragraph, type Reason } from '$lib/core';
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
    for (const why of whysIn(value)) reasons.set(JSON.stringify(why), why);
  };
  for (const { asks, played } of moments) {
    collectReasons(asks);
    collectReasons(played.postings);
    collectReasons(rules.now(played.state));
    collectReasons(rules.view(played.state));
  }
  collectReasons(ledger);
  collectReasons(rules.ranking(end, ledger));
  for (const [json, why] of reasons) {
    expectSentence(text.why(why, names), json);
    expect(paragraph(rulebookOf(game), why.rule), json).toBeDefined();
    expect(text.placeHeading?.(why), json).not.toBe('');
  }
}

/** Every log line is a sentence. */
export function everyMoveHasALine({ match, moments, end }: PlayedMatch, game: Game): void {
  const { rules, text } = game;
  const names = namesOf(match.seats);
  for (const { before, move } of moments) {
    const event = rules.logEventOf(before, move, end);
    expectSentence(text.logLine(event, names), JSON.stringify(event));
    for (const tap of tapsToRepeatMove(rules, before, move))
      expectWords(undoTapLabel(game, match, tap, rules.view(before)), JSON.stringify(tap));
  }
}

/** The longest names that are allowed. */
const LONG = ['Maximilian Alexander von und zu Hohenfels', 'Wilhelmina-Charlotte of Saxony and Thurin'];

/** After every move the undo bar says in at most 40 characters what it undoes; only names may be cut for that. */
export function undoLabelsAreShort({ match, moments, end }: PlayedMatch, game: Game): void {
  const { rules } = game;
  const seats = match.seats.map((seat, index) => ({ ...seat, name: (LONG[index % 2] ?? '').slice(0, 40) }));
  const short = shortNamesOf(seats, 5);
  moments.forEach(({ before, move }, at) => {
    const event = rules.logEventOf(before, move, end);
    const last = moments[at - 1];
    const joinedNames =
      last !== undefined && game.areUndoneTogether?.(last.move, move, 'app') === true
        ? rules.logEventOf(last.before, last.move, end)
        : undefined;
    const from = JSON.stringify(event);
    const words = undoText(game, short, event, joinedNames);
    expectWords(words, from);
    expect(words, from).toMatch(/^\S.*\S$/u);
    expect(fitsLabel(words), `${words} (${from})`).toBe(true);
    expect(fitsLabel(truncateLabel(seats, (names) => undoText(game, names, event, joinedNames))), from).toBe(
      true
    );
  });
}

const WHOLE_SENTENCES = /^[\p{Lu}“$].*[.]$/u;
const NO_WORDS = /undefined|null|NaN|Infinity|\[object|\bp[1-8]\b| {2}|\.\.| [.,;:]|\. \p{Ll}/u;

/** "powerPlay", "no_entry": names in code. */
const NO_ID = /\b\p{Ll}+(\p{Lu}|_)/u;

/** One or more whole sentences without identifiers. */
export function expectSentence(sentence: string, from: string): void {
  if (!WHOLE_SENTENCES.test(sentence)) expect(sentence, from).toMatch(WHOLE_SENTENCES);
  if (NO_WORDS.test(sentence)) expect(sentence, from).not.toMatch(NO_WORDS);
}

/** Text without identifiers, undefined values or stray full stops. */
export function expectWords(words: string, from: string): void {
  for (const none of [NO_WORDS, NO_ID]) if (none.test(words)) expect(words, from).not.toMatch(none);
}

/** Every reason in a value, at any depth. */
export function whysIn(value: unknown, found: Reason[] = []): readonly Reason[] {
  if (typeof value !== 'object' || value === null) return found;
  if (isReason(value)) found.push(value);
  for (const inside of Object.values(value)) whysIn(inside, found);
  return found;
}

function isReason(value: object): value is Reason {
  return 'code' in value && 'rule' in value && typeof value.rule === 'string';
}
