import { CHIP_COLOUR_NAMES, chipLots, lotsTaken, type ChipColour, type ChipLot } from '$lib/chip-cards';
import type { PlayerId } from '$lib/core';
import { cardName, cardOf } from '$lib/games/las-vegas-cards/data';
import { standings } from '$lib/games/las-vegas-cards/payout/payout';
import {
  NUMBERS,
  type CardName,
  type Cards,
  type CasinoNumber,
  type CasinoView
} from '$lib/games/las-vegas-cards/types';
import type { DiceCounts, Move, Tap, View, Who } from '$lib/games/las-vegas-cards/types';

/** The taps of an unfinished placement: the first of two different cards, or a number and its double cards. */
export interface LayTold {
  readonly first?: CardName;
  readonly number?: CasinoNumber;
  readonly doubles: number;
}

/** Collects the taps of one player's placement and ignores those of other players. */
export function layTold(draft: readonly Tap[], player: PlayerId): LayTold {
  let whose: PlayerId | undefined;
  return draft.reduce<LayTold>(
    (told, tap) => {
      if (tap.tap === 'number' || tap.tap === 'card') whose = tap.player;
      if (whose !== player) return told;
      return laidBy(told, tap);
    },
    { doubles: 0 }
  );
}

function laidBy(told: LayTold, tap: Tap): LayTold {
  if (tap.tap === 'number') return { ...told, number: tap.number, doubles: 0 };
  if (tap.tap === 'card') return { ...told, doubles: told.doubles === 0 ? 1 : 0 };
  if (tap.tap !== 'show' || tap.show !== 'another' || told.number === undefined) return told;
  return { first: cardName(told.number, told.doubles > 0 ? 2 : 1), doubles: 0 };
}

/** Returns the cards of a placement of one number: this many singles, and the doubles tapped so far. */
export function equalCards({ number, doubles }: LayTold, singles: number): readonly CardName[] {
  if (number === undefined) return [];
  return [
    ...Array<CardName>(singles).fill(cardName(number, 1)),
    ...Array<CardName>(doubles).fill(cardName(number, 2))
  ];
}

/** Returns the notes entered so far, in order. */
export function notesTold(draft: readonly Tap[]): readonly number[] {
  return draft.flatMap((tap) => (tap.tap === 'note' ? [tap.value] : []));
}

/** Returns the chip card colours entered so far, in order. */
export function coloursTold(draft: readonly Tap[]): readonly ChipColour[] {
  return draft.flatMap((tap) => (tap.tap === 'chipCard' ? [tap.colour] : []));
}

/** Returns the cards of the third colour entered so far, in order. */
export function cardsTold(draft: readonly Tap[]): readonly CardName[] {
  return draft.flatMap((tap) => (tap.tap === 'turned' ? [tap.card] : []));
}

/** Returns the alternative inputs that were opened, the latest first. */
export function shownBy(draft: readonly Tap[]): readonly string[] {
  return draft.flatMap((tap) => (tap.tap === 'show' ? [tap.show] : [])).reverse();
}

/**
 * Returns the dice of each player at casinos 1 to 6, as entered so far; a later tap replaces an earlier count. Dice
 * placed earlier in a round that switches to round results are included.
 */
export function diceTold(
  { seats, casinos }: Pick<View, 'seats' | 'casinos'>,
  draft: readonly Tap[]
): Readonly<Partial<Record<PlayerId, DiceCounts>>> {
  return Object.fromEntries(
    seats.map((player) => [
      player,
      NUMBERS.map((number) => {
        const told = draft.findLast(
          (tap) => tap.tap === 'die' && tap.player === player && tap.casino === number
        );
        if (told?.tap === 'die') return told.dice;
        const { claims = [] } = casinos.find((casino) => casino.number === number) ?? {};
        return claims.find(({ own }) => own.who === player)?.own.count ?? 0;
      })
    ])
  );
}

/** Returns the chip cards that were at the casinos in this round, with the takers entered so far (9.4). */
export function lotsTold({ casinos }: View, draft: readonly Tap[]): readonly ChipLot<CasinoNumber>[] {
  const lying = casinos.map(({ chipCards }) => chipCards);
  return chipLots(
    NUMBERS,
    lying,
    draft.flatMap((tap) => (tap.tap === 'took' ? [tap.lot] : []))
  );
}

/** Returns the taps to restore when a move is undone, so that a long input need not be typed twice. */
export function again(undone: Move): readonly Tap[] {
  switch (undone.type) {
    case 'notes':
      return undone.notes.slice(0, -1).map((value) => ({ tap: 'note', value }));
    case 'count':
      return countAgain(undone);
    case 'chipCards':
    case 'neutral':
    case 'later':
    case 'hand':
    case 'choose':
    case 'turnOver':
    case 'lay':
    case 'chipCard':
    case 'depth':
      return [];
  }
}

function countAgain({ dice, chipCards }: Extract<Move, { type: 'count' }>): readonly Tap[] {
  const counted = (Object.entries(dice) as [PlayerId, DiceCounts][]).flatMap(([player, counts]) =>
    NUMBERS.map((casino, at): Tap => ({ tap: 'die', player, casino, dice: counts[at] ?? 0 }))
  );
  const taken = lotsTaken(NUMBERS, chipCards).map((lot): Tap => ({
    tap: 'took',
    lot,
    name: CHIP_COLOUR_NAMES[lot.colour]
  }));
  return [...counted.filter((tap) => tap.tap !== 'die' || tap.dice > 0), ...taken];
}

/** Previews a casino with these additional cards of a player. */
export function withCards(casino: CasinoView, who: Who, cards: readonly CardName[]): CasinoView {
  const added = cards.map(cardOf).filter(({ number }) => number === casino.number);
  if (added.length === 0) return casino;
  const lying = Object.fromEntries(
    casino.claims.map(({ own }): [Who, Cards] => [own.who, own.cards ?? { single: own.count, double: 0 }])
  );
  const mine = lying[who] ?? { single: 0, double: 0 };
  const double = added.filter(({ dice }) => dice === 2).length;
  const all = {
    ...lying,
    [who]: { single: mine.single + added.length - double, double: mine.double + double }
  };
  const claims = standings(casino.number, { cards: all, dice: {} }, casino.notes ?? [0, 0]);
  return { ...casino, claims };
}
