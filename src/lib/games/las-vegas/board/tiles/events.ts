import { dollars, inWords, plural } from '$lib/core';
import type { People } from '$lib/games/las-vegas/board/people';
import { FIFTY_FIFTY_TRACK, sumOf } from '$lib/games/las-vegas/tiles/fifty-fifty';
import type { Face } from '$lib/games/las-vegas/types';
import type { TileMode } from './tile-mode';

/** What has happened at the tile so far, in a sentence. */
export function eventOf({ tile, owner, player, step }: TileMode, people: People): string {
  const name = people.name(owner);
  switch (tile.tile) {
    case 'fifty-fifty':
      return 'throws' in step ? sumsWords(step.throws, name) : '';
    case 'jackpot':
      return `A seven or a double wins ${dollars(tile.live.counter)}.`;
    case 'prime-time':
      return `${name} is about to win the higher note here.`;
    case 'lucky-punch':
      return 'hidden' in step && step.hidden
        ? `${name} has closed the fist; ${people.name(player)} guesses.`
        : `${name} hides, the player to the left guesses.`;
    case 'black-box':
      return 'sizes' in step
        ? `Both piles lie face down before ${name}.`
        : `${name} wins the higher note here.`;
    case 'my-choice':
      return 'dice' in step ? `${name} threw ${thrown(step.dice)}.` : `${name} throws both black dice.`;
    case 'knockout':
      return `${name} has opened the bar; two dice of a player at most.`;
    case 'double-down':
      return 'Dice moved here no longer count in the casino.';
    case 'nice-dice':
      return 'A die that lies there goes to its casino.';
    case 'bad-luck':
    case 'block-it':
    case 'handicap':
    case 'high-five':
    case 'no-entry':
    case 'pay-day':
    case 'power-play':
      return tile.does;
  }
}

function thrown([one = 1, other = 1]: readonly Face[]): string {
  return one === other ? `two ${one}s` : `${one} and ${other}`;
}

/** "First 6, then 8: higher, won." */
function sumsWords(throws: readonly (readonly Face[])[], name: string): string {
  const sums = throws.map(sumOf);
  const [last, before] = [sums.at(-1), sums.at(-2)];
  if (last === undefined) return `${name} throws both black dice.`;
  if (before === undefined) return `First ${last}: worth nothing yet.`;
  const won = last > before ? 'higher' : 'lower';
  if (sums.length === 2) return `First ${before}, then ${last}: ${won}, won.`;
  const worth = FIFTY_FIFTY_TRACK[sums.length - 1] ?? 0;
  return `${before}, then ${last}: ${won}, won. ${capital(inWords(sums.length - 1))} bets, ${dollars(worth)}.`;
}

function capital(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** "2 chips", "$30,000", "nothing". */
export function sumWords(value: number): string {
  if (value === 0) return '$0';
  return value <= 20000 ? plural(value / 10000, 'chip') : dollars(value);
}
