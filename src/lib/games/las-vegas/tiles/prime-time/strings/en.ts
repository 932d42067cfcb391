import { joinWithAnd, plural, type Paragraphs } from '$lib/core';
import type { TileText } from '$lib/games/las-vegas/tiles/shared/define-tile';
import { askingThrow, rolledWord } from '$lib/games/las-vegas/tiles/shared/strings/en/log';
import type { Face } from '$lib/games/las-vegas/types';

/** "casinos 2 and 5", "casino 3". */
function whereTo(faces: readonly Face[]): string {
  const [one, other] = faces;
  if (one === other || other === undefined) return `casino ${String(one)}`;
  return `casinos ${joinWithAnd([String(one), String(other)])}`;
}

/** Says why this player rolls the black dice. */
export const aboutToWin = (player: string) => `${player} is about to win the higher note here.`;

/** The texts of the tile. */
export const text: TileText<
  'prime-time',
  'logLines' | 'askTexts' | 'choices' | 'stateSentence' | 'waitingSentence'
> = {
  title: 'Prime Time',
  summary:
    'The player about to win the higher note here rolls both black dice, which count at the casinos of their numbers.',
  effect:
    'Before the payout, the player about to win the higher note here rolls both black dice. They may place none, one or both at the casinos of those numbers, where they count as their own.',
  sentences: {
    primeTimeThrows: ({ player }, names) =>
      `${names(player)} is about to win the higher note here and rolls both black dice.`,
    primeTimeNobody: () =>
      'No player is about to win the higher note at the Prime Time casino, so no one rolls.',
    primeTimePlaced: ({ player, faces }, names) =>
      faces.length === 0
        ? `${names(player)} places no black die.`
        : `${names(player)} places ${plural(faces.length, 'black die', 'black dice')} at ${whereTo(faces)}.`
  },
  logLines: {
    throw: rolledWord,
    place: ({ faces }, name) =>
      faces.length === 0
        ? `${name} places no black die.`
        : `${name} places ${faces.length === 1 ? `the black ${String(faces[0])}` : `the black ${faces.join(' and ')}`}.`
  },
  askTexts: {
    throw: askingThrow,
    black: ({ name }) => ({
      question: `Which dice does ${name} place?`,
      hint: 'They count as your own dice.'
    })
  },
  choices: {
    place: ({ faces }) => {
      if (faces.length === 0) return 'No black die';
      const diceText = faces.length === 2 ? 'Both' : `The ${faces.join('')}`;
      return `${diceText} at ${whereTo(faces)}`;
    }
  },
  stateSentence: () => 'The black dice are rolled before the payout.',
  waitingSentence: ({ owner }) => aboutToWin(owner)
};

// Scene
export const toCasinosOfTheirNumbers = 'to the casinos of their numbers';

// Referee
export const whoRollsInPrimeTime = 'Who rolls in Prime Time?';
export const primeTime = 'Prime Time';
export const diceAtItsCasino = 'Dice at its casino';
export const zeroToFivePlayers = 'none to five players by name, and their dice at its casino';
export const neutral = {
  title: 'Neutral dice (two players)',
  description: 'the neutral colour in a two-player game'
};
export const neutralOrGreyDice = 'Neutral or grey dice';
export const gray = { title: 'Grey dice', description: 'grey dice, another imaginary player' };
export const theTwoLeadersTie = 'The two leaders tie';
export const theGreyDiceLead = 'The grey dice lead';

// Rulebook
export const paragraphs = {
  '11.1': {
    title: 'The winner rolls',
    book: 'Before the payout, the player about to win the higher note of this casino rolls both black dice.',
    words: ['throw', 'who throws', 'prime time', 'before the payout'],
    related: ['8.12', '11.4']
  },
  '11.2': {
    title: 'None, one or both',
    book: 'That player may place none, one or both of them at the casinos of their numbers, even if they rolled a double. During the payout that follows they count as that player’s dice, so they can make or break a tie.',
    related: ['5.4']
  },
  '11.3': {
    title: 'Limits for black dice',
    ours: 'They don’t activate tiles and can’t go to a closed casino. Prime Time happens once, even if someone else is then about to win.',
    related: ['8.8']
  },
  '11.4': {
    title: 'No one to roll',
    ours: 'If an imaginary player or no one is about to win the higher note, no one rolls. The player about to win the lower one doesn’t roll either.',
    related: ['11.1', '5.2']
  }
} as const satisfies Paragraphs;
