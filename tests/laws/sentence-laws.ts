import { expect } from 'vitest';
import { namesOf, paragraph, type Reason } from '$lib/core';
import type { Game } from '$lib/games/define';
import type { Sitting } from './matches';

/** Every fact that the rules state, wherever it stands, has a sentence and a paragraph that exists. */
export function everyWhyHasItsSentence({ match, moments, ledger, end }: Sitting, game: Game): void {
  const { rules, text, rulebook } = game;
  const names = namesOf(match.seats);
  const said = new Map<string, Reason>();
  const gather = (value: unknown): void => {
    for (const why of whysIn(value)) said.set(JSON.stringify(why), why);
  };
  for (const { asks, played } of moments) {
    gather(asks);
    gather(played.postings);
    gather(rules.now(played.state));
    gather(rules.view(played.state));
  }
  gather(ledger);
  gather(rules.ranking(end, ledger));
  for (const [json, why] of said) {
    isSentence(text.why(why, names), json);
    expect(paragraph(rulebook, why.rule), json).toBeDefined();
    expect(text.where?.(why), json).not.toBe('');
  }
}

/** Every line of the log reads as a sentence, and so does every tap that an undo leaves. */
export function everyMoveHasItsLine({ match, moments, end }: Sitting, game: Game): void {
  const { rules, text } = game;
  const names = namesOf(match.seats);
  for (const { before, move } of moments) {
    const told = rules.tell(before, move, end);
    isSentence(text.told(told, names), JSON.stringify(told));
    for (const tap of game.again?.(move) ?? []) isSentence(`${text.tap(tap, names)}.`, JSON.stringify(tap));
  }
}

const WHOLE = /^[\p{Lu}“$].*[.]$/u;
const NO_WORDS = /undefined|null|NaN|Infinity|\[object|\bp[1-8]\b| {2}|\.\.| [.,;:]|\. \p{Ll}/u;

/** "powerPlay", "no_entry": how code calls things. */
const NO_ID = /\b\p{Ll}+(\p{Lu}|_)/u;

/** One or more whole sentences, in words of the table alone. */
export function isSentence(sentence: string, from: string): void {
  if (!WHOLE.test(sentence)) expect(sentence, from).toMatch(WHOLE);
  if (NO_WORDS.test(sentence)) expect(sentence, from).not.toMatch(NO_WORDS);
}

/** Words of the table alone: no id, no value that is none, no loose stop. */
export function isWords(words: string, from: string): void {
  for (const none of [NO_WORDS, NO_ID]) if (none.test(words)) expect(words, from).not.toMatch(none);
}

/** Every coded fact with a paragraph, however deep it lies. */
export function whysIn(value: unknown): readonly Reason[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(whysIn);
  return isReason(value) ? [value, ...inside] : inside;
}

function isReason(value: object): value is Reason {
  return 'code' in value && 'rule' in value && typeof value.rule === 'string';
}
