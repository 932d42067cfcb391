import { dollars, plural, type Names } from '$lib/core';
import type { Picked, Show, Strength, Tap } from './types';
import { whoName } from './words';

/** What taking back a tap takes back. */
export function tap(each: Tap, names: Names): string {
  switch (each.tap) {
    case 'face':
      return `Casino ${each.face} chosen`;
    case 'big':
      return each.on ? 'The big die is among them' : 'The big die is not among them';
    case 'die':
      return each.die === 'big' ? `The big die shows ${each.face}` : `A ${each.die} ${each.face}`;
    case 'pick':
      return picked(each.pick);
    case 'note':
      return `${dollars(each.value)} turned up`;
    case 'bank':
      return `The bank holds ${plural(each.count, 'note')} of ${dollars(each.value)}`;
    case 'step':
      return `Casino ${each.casino}: ${whoseDice(each.who, names)} ${plural(each.small, 'small die', 'small dice')}`;
    case 'bigAt':
      return `Casino ${each.casino}: ${whoseDice(each.who, names)} big die${each.on ? '' : ' taken away'}`;
    case 'chips':
      return `${names(each.player)} has ${plural(each.chips, 'chip')} left`;
    case 'show':
      return shown(each.show);
    case 'again':
      return 'notes' in each ? 'The notes, kept to correct one' : 'The count, kept to correct it';
  }
}

const SLOTS = { chip: '1 chip', money: '$30,000', adjust: 'A die adjusted' } as const;

function picked({ member, value }: Picked): string {
  switch (member) {
    case 'face':
    case 'from':
      return `Casino ${value} chosen`;
    case 'gray':
      return `A cluster of ${plural(value, 'gray die', 'gray dice')} chosen`;
    case 'slot':
      return `${SLOTS[value]} chosen`;
    case 'size':
      return value === 'big' ? 'The big die chosen' : 'A small die chosen';
    case 'do':
      return value === 'turn' ? 'Turn a die and place it' : 'Take a die back';
    case 'big':
      return value === 1 ? 'The big die is among them' : 'The big die is not among them';
    case 'bet':
      return `A bet on ${value}`;
  }
}

function shown(show: Show): string {
  switch (show) {
    case 'app':
      return 'Leave it to the app';
    case 'typed':
      return 'Type what lies on the table';
    case 'rolled':
      return 'Type the whole roll';
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
      return `On to ${show}`;
  }
}

function whoseDice(who: Strength['who'], names: Names): string {
  return `${whoName(who, names)}’s`;
}
