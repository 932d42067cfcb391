import { dollars, listed, plural, type PlayerId } from '$lib/core';
import type { People } from '$lib/games/las-vegas/board/people';
import type { TileView } from '$lib/games/las-vegas/tiles';
import type { CasinoView, Dice, Strength } from '$lib/games/las-vegas/types';
import { diceWords } from '$lib/games/las-vegas/words';
import { leaderThere, spaceWords, unluckyThere } from './state';

/** What lies on a tile and what that means, in one sentence; without anything there, what it pays. */
export function stateWords(tile: TileView, casino: CasinoView, people: People): string {
  switch (tile.tile) {
    case 'lucky-punch':
      return 'It pays 2 chips, $30,000 or $40,000.';
    case 'jackpot':
      return `The counter is on ${dollars(tile.live.counter)}.`;
    case 'prime-time':
      return 'The black dice are thrown before the payout.';
    case 'fifty-fifty':
      return 'It pays 1 chip, $30,000, $40,000 or $60,000.';
    case 'high-five':
      return highFive(tile.live.holder, leaderThere(casino), people);
    case 'bad-luck':
      return `${listed(unluckyThere(casino, people).map((player) => people.name(player)))} would pay $50,000 now.`;
    case 'pay-day':
      return 'It pays 1 or 2 chips, or $30,000 to $60,000.';
    case 'power-play':
      return tile.live.holder === undefined
        ? 'The token lies on the tile.'
        : `${people.name(tile.live.holder)} holds the token.`;
    case 'no-entry':
      return `The counter is on ${spaceWords(tile.live)}.`;
    case 'knockout':
      return onTile(tile.live.bar, 'in the bar', people) ?? 'The bar is empty.';
    case 'block-it':
      return tile.live.clusters.length === 0
        ? 'All gray dice are taken.'
        : `Clusters of ${listed(tile.live.clusters.map(String))} gray dice lie on it.`;
    case 'handicap':
      return handicap(tile.live.free);
    case 'black-box':
      return 'Six tokens lie in it, and three of them are blank.';
    case 'double-down':
      return onTile(tile.live.dice, 'on the tile', people) ?? 'No dice lie on it.';
    case 'nice-dice':
      return niceDice(tile.live.spaces, people);
    case 'my-choice':
      return tile.live.golden === undefined
        ? 'The golden space is empty.'
        : `${people.name(tile.live.golden.player)} has a die on the golden space.`;
  }
}

function highFive(holder: PlayerId | undefined, best: Strength | undefined, people: People): string {
  if (holder !== undefined) return `${people.name(holder)} holds the token, worth $100,000.`;
  if (best === undefined) return 'Nobody has dice there; five take the token.';
  return `${people.name(best.who)} has ${best.count} there; five take the token.`;
}

function onTile(
  dice: Readonly<Partial<Record<PlayerId, Dice>>>,
  where: string,
  people: People
): string | undefined {
  const some = (Object.entries(dice) as [PlayerId, Dice][]).filter(([, each]) => each.small + each.big > 0);
  if (some.length === 0) return undefined;
  return `${listed(some.map(([player, each]) => `${people.name(player)} has ${diceWords(each)}`))} ${where}.`;
}

function handicap(free: Extract<TileView, { tile: 'handicap' }>['live']['free']): string {
  const left = [
    `${free.chip} for 1 chip`,
    `${free.money} for $30,000`,
    plural(free.adjust, 'that adjusts a die', 'that adjust a die')
  ];
  return `Empty pictures: ${listed(left)}.`;
}

function niceDice(
  spaces: Extract<TileView, { tile: 'nice-dice' }>['live']['spaces'],
  people: People
): string {
  const taken = Object.entries(spaces).map(([space, { player }]) => `${people.name(player)} on ${space}`);
  return taken.length === 0 ? 'All six spaces are empty.' : `Dice lie there: ${listed(taken)}.`;
}
