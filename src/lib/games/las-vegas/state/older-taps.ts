import {
  isChipColour,
  isCasinoChipCard,
  isChipsTaken,
  type ChipColour,
  type CasinoChipCard
} from '$lib/chip-cards';
import { listTakenCards } from '$lib/chip-cards/listed-cards';
import {
  hasMembers,
  isAskTap,
  isCount,
  isListOf,
  isOptional,
  isOneOf,
  isPlayer,
  isRecordOf,
  isTapOf,
  isText,
  type Ask,
  type AskTap,
  type PlayerId
} from '$lib/core';
import { countGroup, chipCardGroup } from '$lib/games/las-vegas/actions/count-groups';
import { NO_BIG_DIE } from '$lib/games/las-vegas/actions/placement';
import {
  FACES,
  isFace,
  isDiceOwner,
  type Count,
  type Face,
  type View,
  type DiceOwner
} from '$lib/games/las-vegas/types';
import type { ChipCardsTaken } from '$lib/games/las-vegas/strings/en/chip-card';

/** A tap of the board that Las Vegas had until 0.12.0. */
type OlderTap =
  | { readonly tap: 'face'; readonly face: Face }
  | { readonly tap: 'big'; readonly face: Face; readonly on: boolean }
  | { readonly tap: 'die'; readonly die: 'small' | 'big' | 'black'; readonly face: Face }
  | { readonly tap: 'pick'; readonly pick: { readonly member: string; readonly value: string | number } }
  | { readonly tap: 'note'; readonly value: number }
  | { readonly tap: 'bank'; readonly value: number; readonly count: number }
  | { readonly tap: 'step'; readonly who: DiceOwner; readonly casino: Face; readonly small: number }
  | { readonly tap: 'bigAt'; readonly who: DiceOwner; readonly casino: Face; readonly on: boolean }
  | { readonly tap: 'chips'; readonly player: PlayerId; readonly chips: number }
  | { readonly tap: 'chipCard'; readonly colour: ChipColour }
  | { readonly tap: 'took'; readonly chipCard: CasinoChipCard<Face> }
  | { readonly tap: 'show'; readonly show: string }
  | { readonly tap: 'again'; readonly notes: readonly number[] }
  | ({ readonly tap: 'again' } & RecountTap);

interface RecountTap {
  readonly dice: Readonly<Partial<Record<DiceOwner, Count>>>;
  readonly chips: Readonly<Partial<Record<PlayerId, number>>>;
  readonly chipCards?: ChipCardsTaken;
}

const isBoolean = isOneOf([true, false]);

function isDiceCount(count: unknown): boolean {
  return hasMembers(count, { small: (small) => isListOf(small, isCount), big: isOptional(isFace) });
}

function isRecountTap(tap: object): boolean {
  if ('notes' in tap) return isListOf(tap.notes, isCount);
  return hasMembers(tap, {
    dice: (dice) => isRecordOf(dice, isDiceOwner, isDiceCount),
    chips: (chips) => isRecordOf(chips, isPlayer, isCount),
    chipCards: isOptional((value) => isChipsTaken(value, isFace))
  });
}

const isSingleTap = isTapOf({
  face: { face: isFace },
  big: { face: isFace, on: isBoolean },
  die: { die: isOneOf(['small', 'big', 'black']), face: isFace },
  pick: {
    pick: (pick) => hasMembers(pick, { member: isText, value: (value) => isText(value) || isCount(value) })
  },
  note: { value: isCount },
  bank: { value: isCount, count: isCount },
  step: { who: isDiceOwner, casino: isFace, small: isCount },
  bigAt: { who: isDiceOwner, casino: isFace, on: isBoolean },
  chips: { player: isPlayer, chips: isCount },
  chipCard: { colour: isChipColour },
  took: { lot: (lot) => isCasinoChipCard(lot, isFace) },
  show: { show: isText }
});

function isOlder(tap: object): tap is OlderTap {
  return 'tap' in tap && tap.tap === 'again' ? isRecountTap(tap) : isSingleTap(tap);
}

/** Converts the taps of the older board to today's; a tap that cannot be read is left out. */
export function olderTaps(taps: readonly object[], view: View, asks: AnyAsks): readonly AskTap[] {
  const enteredCards: CasinoChipCard<Face>[] = [];
  return taps.flatMap((tap): readonly AskTap[] => {
    if (isAskTap(tap)) return [tap];
    if (!isOlder(tap)) return [];
    const tapCards = takenChipCards(tap);
    enteredCards.push(...tapCards);
    return [
      ...readTap(tap, view, asks),
      ...tapCards.flatMap((chipCard) => takerTaps(chipCard, enteredCards))
    ];
  });
}

function readTap(tap: OlderTap, view: View, asks: AnyAsks): readonly AskTap[] {
  switch (tap.tap) {
    case 'face':
      return [{ ask: 'place', kit: 'pick', part: 'face', value: String(tap.face) }];
    case 'big':
      return [{ ask: 'place', kit: 'pick', part: 'big', value: tap.on ? String(tap.face) : NO_BIG_DIE }];
    case 'die':
      return dieTap(tap.die, tap.face, view);
    case 'pick':
      return pickTap(tap.pick, asks);
    case 'note':
      return [noteTap(tap.value)];
    case 'bank':
      // eslint-disable-next-line house/words -- the id of an ask
      return [{ ask: 'bank counts', kit: 'count', group: 'bank', row: String(tap.value), count: tap.count }];
    case 'step':
      return [countTap(countGroup(tap.who, 'small'), tap.casino, tap.small)];
    case 'bigAt':
      return [countTap(countGroup(tap.who, 'big'), tap.casino, Number(tap.on))];
    case 'chips':
      return [countTap('chips', tap.player, tap.chips)];
    case 'chipCard':
      return [{ ask: 'chipCards', kit: 'piece', from: 'chipCards', piece: tap.colour }];
    case 'show':
      return sourceTaps(tap.show, view);
    case 'again':
      return 'notes' in tap ? tap.notes.map(noteTap) : recountTaps(tap);
    case 'took':
      return [];
  }
}

function noteTap(value: number): AskTap {
  return { ask: 'deal', kit: 'piece', from: 'notes', piece: String(value) };
}

function countTap(group: string, row: string | number, count: number): AskTap {
  return { ask: 'count', kit: 'count', group, row: String(row), count };
}

/** The ask that is answered with dice: the neutral ones, or those of a turn. */
function diceAsk({ neutral }: View): string {
  return neutral === 'toRoll' ? 'neutral' : 'roll';
}

function throwAsk(tile: string): string {
  // eslint-disable-next-line house/words -- the id of an ask
  return `${tile} throw`;
}

function dieTap(die: 'small' | 'big' | 'black', face: Face, view: View): readonly AskTap[] {
  const tile = view.royale?.doing?.tile;
  if (die === 'black') return tile === undefined ? [] : [{ ask: throwAsk(tile), kit: 'die', face }];
  return [{ ask: diceAsk(view), kit: 'die', face, ...(die === 'big' ? { big: true as const } : {}) }];
}

/** Converts a part of the answer to a tile. A bet is left out, since it no longer has parts. */
function pickTap({ member, value }: PickedPart, asks: AnyAsks): readonly AskTap[] {
  const matchingAsk = asks.find(
    (ask) =>
      ask.params?.['tile'] !== undefined &&
      ask.kind === 'choose' &&
      ask.parts?.[member]?.includes(String(value)) === true
  );
  return matchingAsk === undefined
    ? []
    : [{ ask: matchingAsk.id, kit: 'pick', part: member, value: String(value) }];
}

type PickedPart = Extract<OlderTap, { tap: 'pick' }>['pick'];
type AnyAsks = readonly Ask<unknown, unknown>[];

/** Converts a change of who supplies an answer. Taps that turned a page of a count are left out. */
function sourceTaps(source: string, view: View): readonly AskTap[] {
  const { phase, royale } = view;
  // Counting the bank instead of drawing it is an ask of its own, so no source changes.
  if (phase === 'bank') return [];
  const tileInProgress = royale?.doing;
  if (tileInProgress !== undefined)
    return source === 'app' || source === 'table'
      ? [{ ask: throwAsk(tileInProgress.tile), kit: 'by', by: source }]
      : [];
  const askId = phase === 'turns' ? diceAsk(view) : phase === 'tiles' ? 'tile' : phase;
  if (source === 'app') return [{ ask: askId, kit: 'by', by: 'app' }];
  const isPlacement = askId === 'roll' && source !== 'rolled';
  if (isPlacement || !['table', 'typed', 'rolled'].includes(source)) return [];
  return [{ ask: askId, kit: 'by', by: 'table' }];
}

function recountTaps({ dice, chips }: RecountTap): readonly AskTap[] {
  const smallTaps = (Object.entries(dice) as [DiceOwner, Count][]).flatMap(([owner, count]) => [
    ...count.small.flatMap((value, index) =>
      value === 0 ? [] : [countTap(countGroup(owner, 'small'), index + 1, value)]
    ),
    ...(count.big === undefined ? [] : [countTap(countGroup(owner, 'big'), count.big, 1)])
  ]);
  const chipTaps = Object.entries(chips).map(([player, count]) => countTap('chips', player, count));
  return [...smallTaps, ...chipTaps];
}

/** The chip cards that a tap gives to players, or leaves where they are. */
function takenChipCards(tap: OlderTap): readonly CasinoChipCard<Face>[] {
  if (tap.tap === 'took') return [tap.chipCard];
  return tap.tap === 'again' && 'dice' in tap ? listTakenCards(FACES, tap.chipCards ?? {}) : [];
}

/** Counts the chip cards of one colour at one casino for each player whose count this tap changes. */
function takerTaps(
  { casino, colour, card }: CasinoChipCard<Face>,
  takenCards: readonly CasinoChipCard<Face>[]
): readonly AskTap[] {
  const cardsOfColour = takenCards.filter(
    (chipCard) => chipCard.casino === casino && chipCard.colour === colour
  );
  const takerByCard = new Map(cardsOfColour.map((chipCard) => [chipCard.card, chipCard.taker]));
  const changedTakers = new Set(
    cardsOfColour.filter((chipCard) => chipCard.card === card).map(({ taker }) => taker)
  );
  return [...changedTakers].flatMap((taker) => {
    if (taker === undefined) return [];
    const count = [...takerByCard.values()].filter((each) => each === taker).length;
    return [countTap(chipCardGroup(casino, colour), taker, count)];
  });
}
