import { isOneOf, movesPiece, type Posting } from '$lib/core';
import { decisiveTie } from '$lib/core/ledger/without-ties';
import type { GameFacts, MoneySource, RecountedTie, WholeRoll } from '$lib/games/contract/game-facts';
import { payCasino } from './payout';
import { isRoyaleWhy } from '$lib/games/las-vegas/strings/en/royale';
import { text } from '$lib/games/las-vegas/strings/en/log';
import { tileOf, tileOfReason } from '$lib/games/las-vegas/tiles';
import {
  FACES,
  type Casino,
  type Dice,
  type Face,
  type LasVegas,
  type Move,
  type State,
  type Strength,
  type DiceOwner,
  type Why
} from '$lib/games/las-vegas/types';
import * as say from '$lib/games/las-vegas/strings/en/pieces';

type NoteReason = Extract<
  Why,
  { code: 'most' | 'second' | 'third' | 'tied' | 'leftOver' | 'imaginary'; casino: unknown }
>;
type NotePosting = Posting<Why> & { readonly why: NoteReason };

const isNoteCode = isOneOf(['most', 'second', 'third', 'tied', 'leftOver', 'imaginary']);

/** Facts for the match summary, the same for both games of this box. */
export const facts: GameFacts<LasVegas> = {
  first: ({ first }) => first,
  source,
  rolls,
  ties: ({ postings }) =>
    FACES.flatMap((face) => {
      const notePostings = postings.filter((posting): posting is NotePosting => isNoteAt(posting.why, face));
      return recountTies(face, notePostings);
    })
};

/**
 * Notes come from a casino, rewards and fines from a tile. A reward that a short bank pays in another way (8.6, 8.18,
 * 8.19) comes from the tiles as a whole, since its reason names none.
 */
function source(why: Why): MoneySource {
  if (why.code === 'chip' || why.code === 'passed' || why.code === 'spent')
    return { kind: 'other', id: 'chips', label: say.chips };
  if (why.code === 'chipBonus') return { kind: 'other', id: 'chip-cards', label: say.chipCards };
  const tile = why.code === 'toldReward' ? tileOf(why.tile) : tileOfReason(why.code);
  if (tile !== undefined) return tileSource(tile);
  if (isRoyaleWhy(why)) return { kind: 'tile' };
  return isNote(why) ? casinoSource(why) : { kind: 'other' };
}

function tileSource({ id, title }: ReturnType<typeof tileOf>): MoneySource {
  return { kind: 'tile', id, label: title };
}

function casinoSource(why: NoteReason): MoneySource {
  const label = text.placeHeading?.(why);
  return { kind: 'casino', id: String(why.casino), ...(label === undefined ? {} : { label }) };
}

function isNote(why: Why): why is NoteReason {
  return isNoteCode(why.code);
}

function isNoteAt(why: Why, face: Face): boolean {
  return isNote(why) && why.casino === face;
}

/** Lists the roll of a turn. Neutral dice and a tile's dice are left out, since neither is a player's own roll. */
function rolls({ turn }: State, move: Move): readonly WholeRoll[] {
  if (move.type !== 'roll') return [];
  return [{ player: turn, dice: [...move.dice, ...(move.big === undefined ? [] : [move.big])] }];
}

/**
 * Recounts a casino as if 4.2 removed no dice: tied players equally split the notes of the ranks that they fill
 * together, so two tied for the most share both notes. An imaginary player's part goes under the pile. The casino is
 * rebuilt from the reasons of its payout, which name all dice, so this also works for a round entered only at its end.
 * Payments that a tile made or took because of the tie stay as they are.
 */
function recountTies(face: Face, postings: readonly NotePosting[]): readonly RecountedTie<Why>[] {
  const tiedReasons = postings.flatMap(({ why }) => (why.code === 'tied' ? [why] : []));
  const casino = casinoBefore(postings);
  return decisiveTie<DiceOwner, Why, (typeof tiedReasons)[number]>(postings, tiedReasons, (leadOf) =>
    payCasino(face, withTiesBroken(casino, leadOf))
  ).map((tie) => ({ source: casinoSource(tie.why), ...tie }));
}

/** The notes and the dice of a casino, from the postings of its payout. */
function casinoBefore(postings: readonly NotePosting[]): Casino {
  const strengths = postings.flatMap(({ why }) => {
    if (why.code === 'leftOver') return [];
    return why.code === 'tied' ? [why.own, ...why.others] : [why.own];
  });
  const notes = postings.filter(movesPiece).map(({ value }) => value);
  const [higher = 0, lower = 0] = notes.sort((a, b) => b - a);
  return {
    notes: [higher, lower],
    dice: Object.fromEntries(strengths.map((strength): [DiceOwner, Strength] => [strength.who, strength]))
  };
}

/** Adds a fraction of a small die to each count, so that no two are equal. */
function withTiesBroken({ notes, dice }: Casino, leadOf: (owner: DiceOwner) => number): Casino {
  const diceEntries = Object.entries(dice) as [DiceOwner, Dice][];
  return {
    notes,
    dice: Object.fromEntries(
      diceEntries.map(([owner, ownDice]): [DiceOwner, Dice] => [
        owner,
        { ...ownDice, small: ownDice.small + leadOf(owner) }
      ])
    )
  };
}
