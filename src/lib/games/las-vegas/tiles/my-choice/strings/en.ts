import { sumWords } from '$lib/games/las-vegas/strings/en/pieces';
import { formatDollars, isolateName, possessive, type Paragraphs } from '$lib/core';
import type { TileText } from '$lib/games/las-vegas/tiles/shared/define-tile';
import {
  askingThrow,
  rolledWord,
  adjustBriefly,
  adjustChoices,
  adjustLines,
  adjustPicks,
  askingAdjust
} from '$lib/games/las-vegas/tiles/shared/strings/en/log';
import { dieLabel } from '$lib/games/las-vegas/strings/en/board-royale';
import { dieWords } from '$lib/games/las-vegas/strings/en/shared';
import type { Face } from '$lib/games/las-vegas/types';

/** "4 and 6", "two 4s". */
function thrownWords([one = 1, other = 1]: readonly Face[]): string {
  return one === other ? `two ${one}s` : `${one} and ${other}`;
}

/** The effect of each result, as a button label. */
export const RESULTS: Readonly<Record<Face, string>> = {
  1: '1 chip',
  2: '2 chips',
  3: '$30,000',
  4: 'Another tile',
  5: 'Adjust a die',
  6: 'Golden space'
};

/** The texts of the tile. */
export const text: TileText<
  'my-choice',
  | 'logLines'
  | 'undoTexts'
  | 'askTexts'
  | 'choices'
  | 'tapLabels'
  | 'resultLabels'
  | 'stateSentence'
  | 'waitingSentence'
> = {
  title: 'My Choice',
  summary: 'Roll both black dice and choose one of the two results.',
  effect:
    'Roll both black dice and choose one of the results: 1 chip, 2 chips, $30,000, another tile, a die turned or taken back, or a die on the golden space, which pays $60,000 at the payout.',
  sentences: {
    myChoicePaid: ({ player, result, value }, names) =>
      `${names(player)} chooses the ${result} and gets ${sumWords(value)}.`,
    myChoiceActivates: ({ player, face, rule }, names) => {
      if (face === undefined)
        return `${names(player)} rolls a 4, but there is no other tile to use it on, so nothing happens.`;
      const useSentence = `${names(player)} uses the 4 on the tile at casino ${face}`;
      return rule === '24.7' ? `${useSentence}, which does nothing now.` : `${useSentence}.`;
    },
    myChoiceStill: ({ face }) =>
      `Casino ${face} is closed, and by your house rule its tile then does nothing.`,
    myChoiceAdjusts: ({ player }, names) =>
      `${names(player)} chooses the 5, to turn and place a remaining die or take one back from a casino.`,
    myChoiceNothing: ({ player, result }, names) =>
      result === 5
        ? `${names(player)} rolls a 5 but has no die to turn or take back, so nothing happens.`
        : `${names(player)} rolls a 6 but has no die left for the golden space, so nothing happens.`,
    goldenTaken: ({ player, back }, names) =>
      back === undefined
        ? `${names(player)} puts a die on the golden space.`
        : `${names(player)} puts a die on the golden space, and the one that was there goes back to ${names(back)}.`,
    goldenPaid: ({ player, value }, names) =>
      `${names(player)} has the die on the golden space and gets ${formatDollars(value)}.`
  },
  logLines: {
    throw: rolledWord,
    choose: ({ result }, name) => `${name} chooses the ${result}.`,
    activate: ({ face }, name) => `${name} uses the 4 on the tile at casino ${face}.`,
    golden: ({ size }, name) => `${name} puts ${dieWords(size)} on the golden space.`,
    lies: ({ player }, _, names) => `${names(player)} has a die on the golden space.`,
    ...adjustLines
  },
  undoTexts: { golden: (_, name) => `${name} takes the golden space`, ...adjustBriefly },
  askTexts: {
    throw: askingThrow,
    choose: ({ name }) => ({ question: `Which result, ${name}?`, hint: 'Choose one of the two.' }),
    activate: () => ({
      question: 'Which tile do you use the 4 on?',
      hint: 'As if dice had just been placed there.'
    }),
    adjust: askingAdjust,
    golden: () => ({
      question: 'Which die goes on the golden space?',
      hint: 'It pays $60,000 at the payout.'
    }),
    lies: () => ({ question: 'Whose die is on the golden space?' })
  },
  choices: {
    choose: ({ result }) => `${RESULTS[result]}, for the ${result}`,
    activate: ({ face }, { view }) =>
      `${view.casinos.find(({ number }) => number === face)?.tile?.title ?? 'The tile'}, at casino ${face}`,
    golden: ({ size }) => dieLabel(size),
    lies: ({ player, size }, { names }) => `${names(player)}: ${dieLabel(size)}`,
    ...adjustChoices
  },
  tapLabels: adjustPicks,
  resultLabels: { lies: ({ size }) => dieLabel(size) },
  stateSentence: ({ pieces, names }) =>
    pieces.golden === undefined
      ? 'The golden space is empty.'
      : `${names(pieces.golden.player)} has a die on the golden space.`,
  waitingSentence: ({ owner, step: { dice } }) =>
    dice === undefined ? `${owner} rolls both black dice.` : `${owner} rolled ${thrownWords(dice)}.`
};

// Results
export const dieOf = (name: string) => `${possessive(isolateName(name))} die`;
export const anotherTile = 'another tile';
export const adjustADie = 'adjust a die';

// Scene
export const oneOfThem = 'one of them';
export const noChoice = 'no choice';

// Referee
export const whatDoesMyChoiceDo = 'What does the result of My Choice do?';
export const myChoice = 'My Choice';
export const whoChoosesTheResult = 'who chooses the result';
export const result = { title: 'The result chosen', description: 'the chosen result' };
export const other = {
  absent: 'there is no other tile, or the result is not a 4',
  title: 'Casino of another tile',
  description: 'with a 4, the casino of the other tile'
};
export const tile = {
  absent: 'there is no other tile, or it does something then',
  title: 'The other tile',
  description: 'with a 4, which tile that is'
};
export const dice = {
  title: 'Dice at its casino',
  description:
    'if the tile acts only with enough dice at its casino, the dice there of the player who chooses; leave it out for none'
};
export const onlyWithAnotherTile = 'only with another tile';
export const onlyIfTheTileNeedsDice = 'only with a tile that needs dice at its casino';
export const a4ForATileThatDoesNothing = 'A 4 for a tile that does nothing then';
export const a4AndDiceDecide = 'A 4, and the dice decide';
export const aDieThatCanBeMoved = 'A die that can be moved';
export const noSuchDie = 'No such die';
export const die = {
  absent: 'the result is 1 to 4',
  title: 'A die for it',
  description: 'whether there is a die to turn or take back, or one left for the golden space'
};
export const owner = {
  title: 'Owner of the die on the golden space',
  description: 'with a 6, the player whose die is already on the golden space'
};
export const neededWithA5Or6 = 'needed with a 5 or 6';
export const a4AndNoOtherTile = 'A 4 and no other tile';
export const a6AndADie = 'A 6, and a die is already there';
export const whatGoldenSpacePays = 'What does the golden space pay?';
export const ownerOfTheDieAtThePayout = 'whose die is there at the payout';
export const aDieIsThere = 'A die is there';

// Rulebook
export const paragraphs = {
  '24.1': {
    title: 'One of two results',
    book: 'The player who activates the tile rolls both black dice, chooses one of the results and does what it says. A double leaves no choice.'
  },
  '24.2': {
    title: '1, 2 and 3: money',
    book: 'A 1 pays 1 chip, a 2 pays 2 chips, and a 3 pays $30,000 from the bank.',
    related: ['8.6']
  },
  '24.3': {
    title: '4: another tile',
    book: 'A 4 activates any other tile as if dice had just been placed there. Not every tile does something then.',
    related: ['8.10', '24.7']
  },
  '24.4': {
    title: '5: adjust a die',
    book: 'With a 5, turn one of your remaining dice to any number and place it there, which doesn’t activate anything. Or take one of your own dice back from a casino.',
    related: ['20.3', '8.8', '24.8']
  },
  '24.5': {
    title: '6: the golden space',
    book: 'With a 6, put one of your remaining dice on the golden space. A die that is already there goes back to its owner first.',
    related: ['24.6', '24.8']
  },
  '24.6': {
    title: '$60,000 for the golden space',
    book: 'During the payout, the die on the golden space goes back to its owner, who gets $60,000 from the bank.',
    related: ['24.5', '24.9']
  },
  '24.7': {
    title: 'Tiles that do nothing then',
    ours: 'Pay Day counts only casinos where you have dice, and High Five needs five of your dice already there. Prime Time, Bad Luck and Black Box do nothing, since they act at the payout. If there is no other tile, a 4 does nothing.',
    related: ['24.3']
  },
  '24.8': {
    title: 'A 5 or a 6 without a die for it',
    ours: 'A 5 does nothing if you have no die to turn or take back, and a 6 does nothing if you have no die left. You may still choose either.',
    related: ['24.4', '24.5']
  },
  '24.9': {
    title: 'A big die on the golden space',
    ours: 'A big die there is one die like any other. A die that goes back to its owner may be rolled again.',
    related: ['24.5', '24.6']
  }
} as const satisfies Paragraphs;
