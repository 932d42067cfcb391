import { lacking, type Deck, type PlayerId } from '$lib/core';
import { cardName } from '$lib/games/razzia/data';
import { dealtIn, noSuchCard, playing, sharedOut, sharesOf } from '$lib/games/razzia/state/table';
import type {
  Bar,
  CardName,
  DealView,
  Kind,
  Move,
  Shares,
  State,
  Tap,
  Throws,
  View,
  Why
} from '$lib/games/razzia/types';

type Draft = readonly Tap[];
type TapOf<Name extends Tap['tap']> = Extract<Tap, { tap: Name }>;

function tapsOf<Name extends Tap['tap']>(draft: Draft, name: Name): readonly TapOf<Name>[] {
  return draft.filter((tap): tap is TapOf<Name> => tap.tap === name);
}

/** Returns the control that was opened last, or undefined if none was. */
export function shownBy(draft: Draft): string | undefined {
  return tapsOf(draft, 'show').at(-1)?.show;
}

/** Returns the chits entered so far, in whole dollars, in the order of the taps. */
export function chitsTyped(draft: Draft): readonly number[] {
  return tapsOf(draft, 'chit').map(({ value }) => value);
}

/** Returns the reason why another chit of this value cannot have been drawn, or undefined if it can (1.4). */
export function refuseChit(stack: Deck, draft: Draft, value: number): Why | undefined {
  const missing = lacking(stack, [...chitsTyped(draft), value].map(String));
  if (missing !== String(value)) return undefined;
  return { code: 'chitGone', rule: '1.4', value, left: stack[missing] ?? 0 };
}

/** The revealed physical cards, as far as they are entered. */
export interface EnteredCards {
  readonly cards: Readonly<Partial<Record<PlayerId, CardName>>>;
  /** The player whose card is entered next; undefined once all are entered. */
  readonly next: PlayerId | undefined;
  /** The bar tapped for that card. */
  readonly bar: Bar | undefined;
}

export function cardsTyped(draft: Draft, seats: readonly PlayerId[]): EnteredCards {
  const cards: Partial<Record<PlayerId, CardName>> = {};
  let turned: PlayerId | undefined;
  let bar: Bar | undefined;
  for (const tap of draft) {
    if (tap.tap === 'turn') [turned, bar] = [tap.player, undefined];
    if (tap.tap === 'half') bar = tap.bar;
    if (tap.tap === 'card') {
      cards[tap.player] = tap.card;
      [turned, bar] = [undefined, undefined];
    }
  }
  return { cards, next: turned ?? seats.find((player) => cards[player] === undefined), bar };
}

/** Returns the reason why this player cannot have shown this card, or undefined if they can (1.3, 2.4). */
export function refuseCard(view: View, draft: Draft, player: PlayerId, card: CardName): Why | undefined {
  const players = playing(view);
  const { cards } = cardsTyped(draft, players);
  const shown = players.filter((seat) => seat !== player && cards[seat] === card).length + 1;
  if (shown <= (view.live[card] ?? 0)) return undefined;
  const inPlay = view.box[card] ?? 0;
  if (shown > inPlay) return noSuchCard(card, dealtIn(view), view.options, inPlay);
  return { code: 'cardGone', rule: '2.4', card, player };
}

/** Returns the id of the card of a bar with this kind and symbol. */
export function cardAt(bar: Bar, kind: Kind, value: number): CardName {
  return cardName({ bar, kind, value });
}

/** Returns the owner of each chit in the draft proposal, or undefined for chits in the middle. */
export function chitsHanded(draft: Draft, chits: readonly number[]): readonly (PlayerId | undefined)[] {
  const owners: (PlayerId | undefined)[] = chits.map(() => undefined);
  for (const { chit, to } of tapsOf(draft, 'hand')) owners[chit] = to === 'middle' ? undefined : to;
  return owners;
}

/** Returns the owner of each chit in the current proposal. */
export function chitsOffered({
  claimants,
  shares,
  chits
}: Pick<DealView, 'claimants' | 'shares' | 'chits'>): readonly (PlayerId | undefined)[] {
  const left = new Map(claimants.map(({ player }) => [player, [...(shares?.[player] ?? [])]]));
  return chits.map((value) => {
    const [player, held] = [...left].find(([, theirs]) => theirs.includes(value)) ?? [];
    held?.splice(held.indexOf(value), 1);
    return player;
  });
}

/** Returns the proposal with these owners, or undefined until every chit has one. */
export function proposalOf(
  chits: readonly number[],
  owners: readonly (PlayerId | undefined)[]
): Shares | undefined {
  return owners.includes(undefined) ? undefined : sharesOf(chits, owners);
}

/** Returns the dice of a duel that were entered so far. */
export function throwsTyped(draft: Draft): Partial<Throws> {
  const dice: { champion?: number; challenger?: number } = {};
  for (const { die, face } of tapsOf(draft, 'die')) dice[die] = face;
  return dice;
}

/** Returns the taker of each chit of a bar, or undefined for chits that stay. */
export function chitsTaken(
  draft: Draft,
  bar: Bar,
  chits: readonly number[]
): readonly (PlayerId | undefined)[] {
  const owners: (PlayerId | undefined)[] = chits.map(() => undefined);
  for (const tap of tapsOf(draft, 'took'))
    if (tap.bar === bar) owners[tap.chit] = tap.to === 'stays' ? undefined : tap.to;
  return owners;
}

/** Returns the chits taken by each player, bar by bar, as entered so far. */
export function takenTyped(draft: Draft, bars: View['bars']): Readonly<Partial<Record<Bar, Shares>>> {
  const entered = bars.map(
    ({ bar, chits }) => [bar, sharesOf(chits, chitsTaken(draft, bar, chits))] as const
  );
  return Object.fromEntries(entered.filter(([, shares]) => sharedOut(shares).length > 0));
}

/** Returns the taps to restore when an entered move is undone: all but the last one. */
export function again(move: Move, before: State): readonly Tap[] {
  switch (move.type) {
    case 'lay':
      return [show('table'), ...move.chits.slice(0, -1).map((value): Tap => ({ tap: 'chit', value }))];
    case 'reveal':
      return [
        show('reveal'),
        ...move.cards.slice(0, -1).flatMap((card, index) =>
          playing(before)
            .slice(index, index + 1)
            .map((player): Tap => ({ tap: 'card', player, card }))
        )
      ];
    case 'hands':
    case 'put':
    case 'choose':
    case 'turnOver':
    case 'propose':
    case 'answer':
    case 'duel':
    case 'taken':
    case 'depth':
    case 'leave':
    case 'join':
      return [];
  }
}

function show(what: string): Tap {
  return { tap: 'show', show: what };
}
