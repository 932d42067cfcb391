import { chipLots, lotsTaken, takenOf, type ChipColour, type ChipLot } from '$lib/chip-cards';
import { hasLeft, lacking, type Ask, type Deck, type Outcome } from '$lib/core';
import { move } from './asks';
import { BIG_DICE, SMALL_DICE } from '$lib/games/las-vegas/data';
import { sortPairs } from './deal';
import { refuseCount, refuseEight } from './refuse';
import type { TilePick } from '$lib/games/las-vegas/tiles';
import {
  FACES,
  type Count,
  type Dice,
  type Face,
  type Move,
  type Roll,
  type Show
} from '$lib/games/las-vegas/types';
import type { Pair, Tap, View, Who, Why } from '$lib/games/las-vegas/types';

type Draft = readonly Tap[];
type TapOf<Name extends Tap['tap']> = Extract<Tap, { tap: Name }>;

/** The control that these taps chose, or undefined if they chose none. */
export function shown(draft: Draft): Show | undefined {
  const last = draft.findLast((tap) => tap.tap === 'show' || tap.tap === 'again');
  if (last?.tap === 'show') return last.show === 'typed' ? 'table' : last.show;
  if (last?.tap === 'again') return 'notes' in last ? 'table' : 'chips';
  return undefined;
}

/** Notes entered so far, in whole dollars, in the order of the taps. */
export function notesTyped(draft: Draft): readonly number[] {
  return draft.flatMap((tap) => {
    if (tap.tap === 'note') return [tap.value];
    return tap.tap === 'again' && 'notes' in tap ? tap.notes : [];
  });
}

/** Pairs entered so far, and a single note whose partner is missing. */
export interface Pairing {
  /** In the order of casinos 1 to 6, as if no more pairs followed (2.2). */
  readonly pairs: readonly Pair[];
  readonly waiting?: number;
}

/** Combines each two successive notes to a pair, in either order (2.1). */
export function pairing(draft: Draft): Pairing {
  const entered = notesTyped(draft);
  const pairs = entered.flatMap((one, index): readonly Pair[] => {
    const other = entered[index + 1];
    return index % 2 === 0 && other !== undefined ? [[one, other]] : [];
  });
  const waiting = entered[2 * pairs.length];
  const sorted = [...sortPairs(pairs)].reverse();
  return waiting === undefined ? { pairs: sorted } : { pairs: sorted, waiting };
}

/** Reason why one more note of this value cannot have been turned up, or undefined if it can (2.3). */
export function refuseNote(unseen: View['unseen'], draft: Draft, value: number): Why | undefined {
  const note = String(value);
  const missing = lacking(unseen, [...notesTyped(draft).map(String), note]);
  if (missing !== note) return undefined;
  return { code: 'notInPile', rule: '2.3', value, left: unseen[note] ?? 0 };
}

/** Notes of the bank entered so far: value in dollars → count. */
export function bankTyped(draft: Draft): Deck {
  const taps = draft.filter((tap): tap is TapOf<'bank'> => tap.tap === 'bank');
  return Object.fromEntries(taps.map(({ value, count }) => [String(value), count]));
}

function bankAgain(notes: Extract<Move, { type: 'bank' }>['notes']): readonly Tap[] {
  if (notes === 'notCounted') return [];
  const counts = Object.entries(notes).map(([value, count]): Tap => ({
    tap: 'bank',
    value: Number(value),
    count
  }));
  return [{ tap: 'show', show: 'table' }, ...counts];
}

/** Dice entered so far of a roll that is entered whole. */
export function rollTyped(draft: Draft): Roll {
  const dice = draft.filter((tap): tap is TapOf<'die'> => tap.tap === 'die');
  const small = dice.filter(({ die }) => die !== 'big').map(({ face }) => face);
  const big = dice.findLast(({ die }) => die === 'big')?.face;
  return big === undefined ? { dice: small } : { dice: small, big };
}

/** Parts picked so far of an answer to a tile; the last tap on each part counts. */
export function pickedTyped(draft: Draft): Readonly<Partial<Record<TilePick['member'], TilePick['value']>>> {
  const picks = draft.filter((tap): tap is TapOf<'pick'> => tap.tap === 'pick');
  return Object.fromEntries(picks.map(({ pick }) => [pick.member, pick.value]));
}

/** The face chosen for a placement so far, and whether the big die is among its dice. */
export interface Placing {
  readonly face?: Face;
  readonly big: boolean;
}

export function placingTyped(draft: Draft): Placing {
  const face = draft.findLast((tap): tap is TapOf<'face'> => tap.tap === 'face')?.face;
  if (face === undefined) return { big: false };
  const big = draft.findLast((tap): tap is TapOf<'big'> => tap.tap === 'big' && tap.face === face);
  return { face, big: big?.on ?? false };
}

/** Counted dice by casino, and remaining chips, as far as they are entered. */
export type Counted = Omit<Extract<Move, { type: 'count' }>, 'type'>;

const NOWHERE: Count = { small: [0, 0, 0, 0, 0, 0] };

/** The count so far; a player whose chips were not changed still has them all. */
export function countTyped(view: View, draft: Draft): Counted {
  const players = view.players.filter(({ player, small, big }) => !hasLeft(view, player) || small + big > 0);
  const neutral: readonly Who[] = view.neutral === 'toRoll' ? ['neutral'] : [];
  const start: Counted = {
    dice: Object.fromEntries(
      [...players.map(({ player }) => player), ...neutral].map((who) => [who, NOWHERE])
    ),
    chips: Object.fromEntries(players.map(({ player, chips }) => [player, chips]))
  };
  const counted = draft.reduce(countTap, start);
  return view.chipCards === undefined
    ? counted
    : { ...counted, chipCards: takenOf(chipCardsTyped(view, draft)) };
}

/** The chip cards of this round with the players who are said to have taken them (25.9). */
export function chipCardsTyped({ chipCards }: View, draft: Draft): readonly ChipLot<Face>[] {
  const entered = draft.flatMap((tap): readonly ChipLot<Face>[] => {
    if (tap.tap === 'took') return [tap.lot];
    return tap.tap === 'again' && 'dice' in tap ? lotsTaken(FACES, tap.chipCards ?? {}) : [];
  });
  return chipLots(FACES, chipCards?.lying ?? [], entered);
}

/** Chip cards entered so far, from casino 1 on. */
export function coloursTyped(draft: Draft): readonly ChipColour[] {
  return draft.flatMap((tap) => (tap.tap === 'chipCard' ? [tap.colour] : []));
}

function countTap(counted: Counted, tap: Tap): Counted {
  if (tap.tap === 'step')
    return withCount(counted, tap.who, (count) => ({
      ...count,
      small: count.small.map((small, index) => (index + 1 === tap.casino ? tap.small : small))
    }));
  if (tap.tap === 'bigAt')
    return withCount(counted, tap.who, ({ small }) => (tap.on ? { small, big: tap.casino } : { small }));
  if (tap.tap === 'chips') return { ...counted, chips: { ...counted.chips, [tap.player]: tap.chips } };
  return tap.tap === 'again' && 'dice' in tap ? { dice: tap.dice, chips: tap.chips } : counted;
}

function withCount(counted: Counted, who: Who, change: (count: Count) => Count): Counted {
  return { ...counted, dice: { ...counted.dice, [who]: change(counted.dice[who] ?? NOWHERE) } };
}

/** Number of dice of one colour counted so far, over all casinos. */
export function diceCounted({ small, big }: Count = NOWHERE): number {
  return small.reduce((sum, each) => sum + each, Number(big !== undefined));
}

/** Reason why one more small die of this colour cannot be counted, or undefined if it can (7.2). */
export function refuseStep(
  who: Who,
  { small: [first = 0, ...rest], ...big }: Count = NOWHERE,
  all?: Dice
): Why | undefined {
  const refused = refuseEight(who, { small: [first + 1, ...rest], ...big }, all);
  return refused?.code === 'over' ? refused : undefined;
}

/** One reason for each player whose dice are not all counted yet (7.2). */
export function refuseCounted({ dice }: Counted, view?: Pick<View, 'players' | 'left'>): readonly Why[] {
  return (Object.entries(dice) as [Who, Count][]).flatMap(
    ([who, count]) => refuseCount(view ?? {}, who, count, view && diceToCount(view, who)) ?? []
  );
}

/** Dice of a colour that have to be counted: those that are not on a tile. */
export function diceToCount({ players }: Pick<View, 'players'>, who: Who): Dice {
  const { small, big } = players.find(({ player }) => player === who) ?? { small: SMALL_DICE, big: BIG_DICE };
  return { small, big };
}

/**
 * The move that these taps complete, or undefined while something is missing. A count never completes by itself:
 * the players confirm it.
 */
export function complete(ask: Ask<Move, Why>, draft: Draft): Move | undefined {
  const outcome = outcomeOf(ask, draft);
  return outcome && move(ask, outcome);
}

function outcomeOf(ask: Ask<Move, Why>, draft: Draft): Outcome | undefined {
  if (ask.kind === 'draw') {
    const drawn = ask.from === 'chipCards' ? coloursTyped(draft) : notesTyped(draft).map(String);
    return drawn.length < ask.count ? undefined : { kind: 'draw', drawn };
  }
  if (ask.kind !== 'dice') return undefined;
  const { dice, big } = rollTyped(draft);
  if (dice.length < ask.count || (ask.big === true && big === undefined)) return undefined;
  return big === undefined ? { kind: 'dice', dice } : { kind: 'dice', dice, big };
}

/**
 * Taps that are restored when an entered move is undone, if it took many: a deal without its last note, a whole
 * count, the bank, and chip cards without the last.
 */
export function again(undone: Move): readonly Tap[] {
  if (undone.type === 'deal') return [{ tap: 'again', notes: undone.pairs.flat().slice(0, -1) }];
  if (undone.type === 'count') return [countAgain(undone)];
  if (undone.type === 'bank') return bankAgain(undone.notes);
  if (undone.type !== 'chipCards') return [];
  return undone.colours.slice(0, -1).map((colour) => ({ tap: 'chipCard', colour }));
}

function countAgain({ dice, chips, chipCards }: Counted): Tap {
  return { tap: 'again', dice, chips, ...(chipCards === undefined ? {} : { chipCards }) };
}
