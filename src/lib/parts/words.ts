import { dollars, plural } from '$lib/core';
import type { DeckPart, SupplyPart } from './part';

/** What the screen of parts in use says. */
export const words = {
  shareSet: 'Share this set',
  shareSetHint: 'a link or a QR code, so that another phone has it',
  players: 'Players and names',
  inHand: (name: string) => `one in the hand of ${name}`,
  beside: 'Beside the board',
  nobody: 'With nobody',
  goesTo: (holder: string | undefined) => `It goes to: ${holder ?? 'nobody yet'}`,
  whereNext: 'Where the next one goes',
  whereOut: 'Where it all is',
  handOf: (name: string | undefined) => (name === undefined ? 'What nobody has' : `What ${name} has`),
  noOwner: 'Nobody has',
  giveTo: (name: string) => `To ${name}`,
  fillAll: (size: number) => `Fill every hand to ${size}`,
  fillOne: (name: string, size: number) => `Fill the hand of ${name} to ${size}`,
  pickFirst: (part: DeckPart) => `First tap the ${part.one} that goes back.`,
  has: (part: DeckPart, pieces: readonly string[]): string => {
    const count = plural(pieces.length, part.one, part.many);
    return part.money === true && part.hidden !== true
      ? `${count}, ${dollars(pieces.reduce((sum, piece) => sum + Number(piece), 0))}`
      : count;
  },
  faceDown: 'face down',
  open: 'lies open',
  turnOver: (holder: string) => `Turn over: ${holder}`,
  layInSecret: (part: SupplyPart) => `${part.title}, laid face down`,
  othersLookAway: 'The others look away. What changes here lies face down again.',
  sum: (sum: number) => `Sum ${sum}`,
  plus: 'Added to every roll',
  empty: 'Nothing is ticked; “Parts” above chooses what is missing.'
} as const;
