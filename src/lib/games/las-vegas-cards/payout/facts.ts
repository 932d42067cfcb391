import { isOneOf, movesPiece, type Posting } from '$lib/core';
import { decisiveTie } from '$lib/core/ledger/without-ties';
import type { GameFacts, MoneySource, RecountedTie } from '$lib/games/contract/game-facts';
import { payCasino } from './payout';
import type { LasVegasCards } from '$lib/games/las-vegas-cards/types';
import { text } from '$lib/games/las-vegas-cards/strings/en/log';
import {
  NUMBERS,
  type CasinoNumber,
  type Pair,
  type CardOwner,
  type Why
} from '$lib/games/las-vegas-cards/types';
import * as say from '$lib/games/las-vegas-cards/strings/en/game';

type NoteReason = Extract<
  Why,
  { code: 'most' | 'second' | 'third' | 'tied' | 'leftOver' | 'imaginary'; casino: unknown }
>;
type NotePosting = Posting<Why> & { readonly why: NoteReason };

const isNoteCode = isOneOf(['most', 'second', 'third', 'tied', 'leftOver', 'imaginary']);

/** The facts of this game for the summary of a match. It has no dice to roll. */
export const facts: GameFacts<LasVegasCards> = {
  /** Someone goes first only if players take turns (6.1). */
  first: ({ first, order }) => (order === 'oneByOne' ? first : undefined),
  source,
  ties: ({ postings }) =>
    NUMBERS.flatMap((number) => {
      const notePostings = postings.filter((posting): posting is NotePosting =>
        isNoteAt(posting.why, number)
      );
      return recountTies(number, notePostings);
    })
};

function source(why: Why): MoneySource {
  if (why.code === 'bonus') return { kind: 'other', id: 'chip-cards', label: say.chipCards };
  return isNote(why) ? casinoSource(why) : { kind: 'other' };
}

function casinoSource(why: NoteReason): MoneySource {
  const label = text.placeHeading?.(why);
  return { kind: 'casino', id: String(why.casino), ...(label === undefined ? {} : { label }) };
}

function isNote(why: Why): why is NoteReason {
  return isNoteCode(why.code);
}

function isNoteAt(why: Why, number: CasinoNumber): boolean {
  return isNote(why) && why.casino === number;
}

/**
 * Recounts a casino as if 4.2 struck no one out: players with equal dice share, in equal parts, the notes of the ranks
 * that they hold together. So two players tied for first share both notes. The third colour's part goes back to the
 * box. The casino is rebuilt from the reasons of its payout, so a round that was entered only at its end is recounted
 * too.
 */
function recountTies(number: CasinoNumber, postings: readonly NotePosting[]): readonly RecountedTie<Why>[] {
  const tiedReasons = postings.flatMap(({ why }) => (why.code === 'tied' ? [why] : []));
  const dice = diceByOwner(postings);
  return decisiveTie<CardOwner, Why, (typeof tiedReasons)[number]>(postings, tiedReasons, (leadOf) => {
    const diceWithLeads = dice.map(([owner, count]) => [owner, count + leadOf(owner)] as const);
    return payCasino(number, { cards: {}, dice: Object.fromEntries(diceWithLeads) }, notePair(postings));
  }).map((tie) => ({ source: casinoSource(tie.why), ...tie }));
}

/** Everyone's dice at a casino, from the postings of its payout. */
function diceByOwner(postings: readonly NotePosting[]): readonly (readonly [CardOwner, number])[] {
  const strengths = postings.flatMap(({ why }) => {
    if (why.code === 'leftOver') return [];
    return why.code === 'tied' ? [why.own, ...why.others] : [why.own];
  });
  return [...new Map(strengths.map(({ who, count }) => [who, count]))];
}

/** Both notes of a casino, the higher one first. */
function notePair(postings: readonly NotePosting[]): Pair {
  const notes = postings.filter(movesPiece).map(({ value }) => value);
  const [higher = 0, lower = 0] = notes.sort((a, b) => b - a);
  return [higher, lower];
}
