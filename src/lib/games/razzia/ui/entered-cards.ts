import { isPlayer, type AskTap, type PlayerId } from '$lib/core';
import { chitsOf } from '$lib/games/razzia/actions/taken-chits';
import { enteredCountsOf } from '$lib/core/asks/entered';
import type { AskContext } from '$lib/games/contract/define';
import { activePlayers, refuseShownCards } from '$lib/games/razzia/state/table';
import {
  type Bar,
  BARS,
  type CardName,
  type Razzia,
  type Throws,
  type View,
  type Why
} from '$lib/games/razzia/types';

type Taps = readonly AskTap[];

/** The revealed physical cards, as far as they are entered. */
export interface EnteredCards {
  readonly cards: Readonly<Partial<Record<PlayerId, CardName>>>;
  /** The player whose card is entered next; undefined once all are entered. */
  readonly next: PlayerId | undefined;
  /** The bar tapped for that card. */
  readonly bar: Bar | undefined;
}

/**
 * Reads the cards of these players. A card is entered as its bar, then its face. If it is out of turn, its player comes
 * first.
 */
export function readEnteredCards(taps: Taps, players: readonly PlayerId[]): EnteredCards {
  const cards: Partial<Record<PlayerId, CardName>> = {};
  let chosenPlayer: PlayerId | undefined;
  let bar: Bar | undefined;
  for (const tap of taps) {
    if (tap.kit === 'pick' && tap.part === 'seat')
      [chosenPlayer, bar] = [players.find((player) => player === tap.value), undefined];
    if (tap.kit === 'pick' && tap.part === 'bar') bar = BARS.find((barId) => barId === tap.value);
    if (tap.kit !== 'piece') continue;
    const player = tap.at === undefined ? nextPlayer(players, cards) : players[tap.at];
    if (player !== undefined) cards[player] = tap.piece;
    [chosenPlayer, bar] = [undefined, undefined];
  }
  return { cards, next: chosenPlayer ?? nextPlayer(players, cards), bar };
}

function nextPlayer(players: readonly PlayerId[], cards: EnteredCards['cards']): PlayerId | undefined {
  return players.find((player) => cards[player] === undefined);
}

/** Returns the reason why this player cannot have shown this card, or undefined if they can (1.3, 2.4). */
export function refuseCard(view: View, taps: Taps, player: PlayerId, card: CardName): Why | undefined {
  const players = activePlayers(view);
  const { cards } = readEnteredCards(taps, players);
  const copies = players.filter((seat) => seat !== player && cards[seat] === card).length + 1;
  return refuseShownCards(view, player, card, copies);
}

/** Returns the dice of a duel entered so far; the champion's die comes first. */
export function readEnteredDice(taps: Taps): Partial<Throws> {
  const dice: { champion?: number; challenger?: number } = {};
  for (const tap of taps) {
    if (tap.kit !== 'die') continue;
    const index = tap.at ?? (dice.champion === undefined ? 0 : 1);
    dice[index === 0 ? 'champion' : 'challenger'] = tap.face;
  }
  return dice;
}

/** A chit of a bar with its taker; undefined for one that stays. */
export interface EnteredChit {
  readonly value: number;
  readonly taker: PlayerId | undefined;
}

/**
 * Returns the chits of each bar with the players who took them. For equal chits, `tappedTakers` says which were taken:
 * "jungle 2" → the taker of the third chit at the Jungle.
 */
export function readEnteredTakers(
  { ask, taps, view }: Pick<AskContext<Razzia>, 'ask' | 'taps' | 'view'>,
  tappedTakers: Readonly<Record<string, PlayerId>> = {}
): Readonly<Partial<Record<Bar, readonly EnteredChit[]>>> {
  const groups = ask.kind === 'counts' ? ask.groups : [];
  const counts = enteredCountsOf(taps, groups);
  const groupTakers = groups.map(({ id }) => ({ of: chitsOf(id), takers: takersOf(counts[id] ?? {}) }));
  const bars = view.bars.map(({ bar, chits }) => {
    const owners = chits.map((value, index) => {
      const takers = groupTakers.find(({ of }) => of?.bar === bar && of.value === value)?.takers ?? [];
      return removeTaker(takers, tappedTakers[`${bar} ${index}`]);
    });
    const enteredChits = chits.map((value, index): EnteredChit => {
      const takers = groupTakers.find(({ of }) => of?.bar === bar && of.value === value)?.takers ?? [];
      return { value, taker: owners[index] ?? takers.shift() };
    });
    return [bar, enteredChits] as const;
  });
  return Object.fromEntries(bars);
}

/** Lists each player once for every chit that they took. */
function takersOf(rows: Readonly<Record<string, number>>): PlayerId[] {
  return Object.entries(rows).flatMap(([player, count]) =>
    isPlayer(player) ? Array<PlayerId>(count).fill(player) : []
  );
}

/** Removes a player from the list once; undefined if they are not in it. */
function removeTaker(takers: PlayerId[], player: PlayerId | undefined): PlayerId | undefined {
  const index = player === undefined ? -1 : takers.indexOf(player);
  return index < 0 ? undefined : takers.splice(index, 1)[0];
}
