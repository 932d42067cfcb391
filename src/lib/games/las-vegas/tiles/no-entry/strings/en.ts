import { sumWords } from '$lib/games/las-vegas/strings/en/pieces';
import { casinoPicks } from '$lib/games/las-vegas/tiles/shared/strings/en/log';
import type { TileText } from '$lib/games/las-vegas/tiles/shared/define-tile';
import type { Tiles } from '$lib/games/las-vegas/tiles/shared/tile-types';
import type { Paragraphs } from '$lib/core';

/** The payment of the space under the counter: "the space for 2 chips", "an empty space". */
function spaceWords({ counter, track }: Tiles['no-entry']['Pieces']): string {
  if (counter === 0) return 'the start arrow';
  const value = track[counter] ?? 0;
  return value === 0 ? 'an empty space' : `the space for ${sumWords(value)}`;
}

/** The texts of the tile. */
export const text: TileText<
  'no-entry',
  'logLines' | 'undoTexts' | 'askTexts' | 'choices' | 'tapLabels' | 'stateSentence'
> = {
  title: 'No Entry!',
  summary: 'Close another casino and move the counter on to a space that may pay.',
  effect:
    'Close another casino, so no dice can be added or removed there. The counter moves on, and you get what its new space shows.',
  sentences: {
    noEntryClosed: ({ player, face, space, value }, names) => {
      const closingText = face === undefined ? 'closes another casino' : `closes casino ${face}`;
      const placeText = space === 0 ? 'back on the start arrow' : `on space ${space}`;
      const sumText = sumWords(value);
      return `${names(player)} ${closingText}. The counter is ${placeText}, so ${names(player)} gets ${sumText}.`;
    },
    noEntryKept: ({ player, face }, names) =>
      `${names(player)} leaves ${face === undefined ? 'the token where it is' : `casino ${face} closed`}. The counter doesn’t move, so there’s no reward.`,
    noEntryOwn: ({ face }) => `Pick another casino: this tile is at casino ${face} and can’t close its own.`,
    noEntryThere: ({ face }) =>
      `Casino ${face} is already closed. Pick another one, or leave the token there without a reward.`
  },
  logLines: {
    close: ({ face }, name) => `${name} closes casino ${face}.`,
    keep: (_, name) => `${name} leaves the closed casino closed.`
  },
  undoTexts: { keep: (_, name) => `${name} leaves the casino closed` },
  askTexts: {
    close: ({ name }) => ({
      question: `Which casino does ${name} close?`,
      hint: 'No dice can be added or removed there.'
    })
  },
  choices: {
    close: ({ face }) => `Close casino ${face}`,
    keep: () => 'Leave the token there: no step, no reward'
  },
  tapLabels: casinoPicks,
  stateSentence: ({ pieces }) => `The counter is on ${spaceWords(pieces)}.`
};

// Board
export const closeIt = 'Close it';

// Ring
export const counterMovesOn = (sumText: string) => `The counter moves on: the next space pays ${sumText}.`;

// Referee
export const aSpaceCountedFromTheArrow = 'a space, where 0 is the start arrow,';
export const noEntryCase = { title: 'What does the ring of No Entry pay?', shortName: 'No Entry!' };
export const whoActivatesTheTile = 'who activates the tile';
export const arrow = 'Arrow';
export const spaceMember = {
  title: 'Space of the counter',
  hint: 'before the token moves, from the arrow on',
  description:
    'the counter’s space before; 0 is the start arrow, and with `ring` there are as many spaces as it lists'
};
export const moved = 'Moved';
export const leftThere = 'Left there';
export const token = {
  title: 'The token',
  description: 'whether the token was moved to another casino or left where it was'
};
export const nothing = 'Nothing';
export const whatASpacePays = 'what a space pays';
export const aListOfSpaces = 'a list of spaces';
export const space = 'Space';
export const ring = {
  title: 'Rewards printed in your copy',
  hint: 'after the arrow',
  more: 'Another ring in your copy'
};
export const whatTheSpacesPay = (mostSpaces: number) =>
  `what the spaces after the start arrow pay in your copy: 1 to ${mostSpaces} of them, in whole dollars, 0 for an empty one`;
export const from0To = (space: string, lastSpace: number) => `${space} from 0 to ${lastSpace}`;
export const theFirstClosing = 'The first closing';

// Rulebook
export const paragraphs = {
  '17.1': {
    title: 'Closing a casino',
    book: 'The player who activates the tile puts its token on any other casino, which is now closed. The one that was closed before is open again. The first time, you have to choose a casino.',
    related: ['8.8']
  },
  '17.2': {
    title: 'The counter',
    book: 'Each time a casino is closed, the counter moves on one space, and you get what the new space shows.',
    related: ['17.3', '8.6']
  },
  '17.3': {
    title: 'The spaces of the track',
    ours: 'After the start arrow come 2 chips, an empty space, $30,000, an empty space and 1 chip, and then the arrow again, which pays nothing. We have this from one source only. Check your copy, and correct it if it differs.',
    related: ['17.2']
  },
  '17.4': {
    title: 'Leaving it there',
    book: 'Once a casino is closed, you may leave the token there. Then the counter stays too, and there is no reward.',
    related: ['17.1']
  }
} as const satisfies Paragraphs;
