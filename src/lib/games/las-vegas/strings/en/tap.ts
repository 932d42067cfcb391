import type { ChipLot } from '$lib/chip-cards';
import { dollars, plural, type Names } from '$lib/core';
import { chipCardName } from '$lib/games/las-vegas/actions/chip-cards';
import { allTiles, type TilePick } from '$lib/games/las-vegas/tiles';
import type { Show, Strength, Tap } from '$lib/games/las-vegas/types';
import { whoName } from './shared';

/** The label of undo for a tap. */
export function tap(each: Tap, names: Names): string {
  switch (each.tap) {
    case 'face':
      return `Casino ${each.face} chosen`;
    case 'big':
      return each.on ? 'With the big die' : 'Without the big die';
    case 'die':
      return each.die === 'big' ? `The big die shows ${each.face}` : `A ${each.die} ${each.face}`;
    case 'pick':
      return picked(each.pick);
    case 'note':
      return `${dollars(each.value)} turned up`;
    case 'bank':
      return `The bank has ${plural(each.count, 'note')} of ${dollars(each.value)}`;
    case 'step':
      return `Casino ${each.casino}: ${whoseDice(each.who, names)} ${plural(each.small, 'small die', 'small dice')}`;
    case 'bigAt':
      return `Casino ${each.casino}: ${whoseDice(each.who, names)} big die${each.on ? '' : ' removed'}`;
    case 'chips':
      return `${names(each.player)} has ${plural(each.chips, 'chip')} left`;
    case 'chipCard':
      return `A ${chipCardName(each.colour)} chip card turned up`;
    case 'took':
      return tookChipCard(each.lot, names);
    case 'show':
      return shown(each.show);
    case 'again':
      return 'notes' in each ? 'The notes entered before' : 'The count entered before';
  }
}

function tookChipCard({ casino, colour, taker }: ChipLot, names: Names): string {
  const card = `${chipCardName(colour)} chip card`;
  return taker === undefined
    ? `A ${card} stays at casino ${casino}`
    : `${names(taker)} took a ${card} at casino ${casino}`;
}

function picked({ member, value }: TilePick): string {
  const picks = Object.assign({}, ...allTiles().map((tile) => tile.picks)) as Readonly<
    Record<string, (value: string | number) => string>
  >;
  return picks[member]?.(value) ?? '';
}

function shown(show: Show | 'typed'): string {
  switch (show) {
    case 'app':
      return 'Let the app do it';
    case 'table':
    case 'typed':
      return 'Enter it yourself';
    case 'rolled':
      return 'Enter the whole roll';
    case 'tile':
      return 'A tile instead of rolling';
    case 'board':
      return 'Back to the casinos';
    case 'chips':
      return 'On to the chips';
    case 'casino 1':
    case 'casino 2':
    case 'casino 3':
    case 'casino 4':
    case 'casino 5':
    case 'casino 6':
      return `On to casino ${show.replace('casino ', '')}`;
  }
}

function whoseDice(who: Strength['who'], names: Names): string {
  return `${whoName(who, names)}’s`;
}
