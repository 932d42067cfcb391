import { dieWords, subjectName } from '$lib/games/las-vegas/strings/en/shared';
import { casinoPicks, diePicks } from '$lib/games/las-vegas/tiles/shared/strings/en/log';
import type { TileText } from '$lib/games/las-vegas/tiles/shared/define-tile';
import type { Paragraphs } from '$lib/core';

/** The texts of the tile. */
export const text: TileText<
  'power-play',
  'logLines' | 'undoTexts' | 'askTexts' | 'choices' | 'tapLabels' | 'stateSentence'
> = {
  title: 'Power Play',
  summary: 'With the token you may turn one die to any number and place it, instead of rolling.',
  effect:
    'If you alone have the most dice here after placing, take the token. While you have it, you may turn one die to any number and place it instead of rolling.',
  sentences: {
    powerPlayTaken: ({ player, from, rule }, names) =>
      rule === '16.4' && from !== undefined
        ? `${names(player)} now leads here, so the Power Play token passes from ${names(from)} to ${names(player)}.`
        : `${names(player)} alone has the most dice here and takes the Power Play token${from === undefined ? '' : ` from ${names(from)}`}.`,
    powerPlayBack: ({ player, leader }, names) =>
      leader === undefined
        ? `No one leads here alone, so ${names(player)} gives the Power Play token back.`
        : `${subjectName(leader, names)} has the most dice here, so ${names(player)} gives the Power Play token back.`,
    powerPlayKept: ({ player, leader }, names) =>
      leader === undefined
        ? `${names(player)} alone has the most dice here and keeps the Power Play token.`
        : `${subjectName(leader, names)} has the most dice here now, but by your house rule ${names(player)} keeps the Power Play token.`,
    powerPlayNot: ({ player }, names) =>
      `${names(player)} doesn’t lead here alone, so the Power Play token stays where it is.`,
    powerPlayRolled: ({ player }, names) =>
      `Place dice or pass. ${names(player)} has already rolled, and Power Play is used instead of a roll.`,
    powerPlaySpent: ({ player }, names) => `${names(player)} has used the Power Play token and gives it back.`
  },
  logLines: {
    use: ({ size, face }, name) =>
      `${name} uses Power Play, turns ${dieWords(size)} to ${face} and places it there.`
  },
  undoTexts: { use: ({ size, face }, name) => `${name}’s Power Play, ${dieWords(size)} to ${face}` },
  askTexts: {
    use: ({ name }) => ({
      question: 'Turn the die to which number?',
      hint: `${name} places it there, instead of rolling.`,
      offerButton: 'Power Play'
    })
  },
  choices: { use: ({ size, face }) => `Turn ${dieWords(size)} to ${face}` },
  tapLabels: { ...casinoPicks, ...diePicks },
  stateSentence: ({ pieces, names }) =>
    pieces.holder === undefined ? 'The token is on the tile.' : `${names(pieces.holder)} has the token.`
};

// Board
export const powerPlayToken = 'Power Play token';

// Referee
export const neutralOrGreyDice = 'Neutral or grey dice';
export const whoHasThePowerPlay = 'Who has the Power Play token?';
export const powerPlay = 'Power Play';
export const diceAtItsCasinoNow = 'Dice at its casino now';
export const upToFivePlayers = 'one to five players by name, and their dice there now';
export const player = { title: 'Player whose turn it was', description: 'one of them, whose turn it was' };
export const placedThere = 'Placed there';
export const placedElsewhereOrPassed = 'Placed elsewhere, or passed';
export const placed = {
  title: 'In that turn',
  description: 'whether dice were placed at the casino of the tile, which activates it'
};
export const holder = {
  title: 'Previous token holder',
  more: 'Someone had the token',
  description: 'the one of them who had the token before; leave it out if the token was on the tile'
};
export const neutral = {
  title: 'Neutral dice (two players)',
  description: 'the neutral colour in a two-player game'
};
export const gray = { title: 'Grey dice', description: 'grey dice, another imaginary player' };
export const oneOfThePlayersInDice = 'one of the players in `dice`';
export const takenFromAnotherPlayer = 'Taken from another player';
export const levelAndLost = 'Tied, and lost';

// Missing pieces
export const powerPlayWords = { many: 'tokens', hint: '1, for Power Play' };

// Rulebook
export const paragraphs = {
  '16.1': {
    title: 'Taking the token',
    book: 'If you place dice here and then you alone have the most, take the token from the tile or from another player.',
    words: ['power play', 'powerplay', 'majority'],
    related: ['16.4', '16.7']
  },
  '16.2': {
    title: 'Using it',
    book: 'If you still have the token on your next turn, you may pass. If you do, turn one of your remaining dice to any number, place it at the casino of that number and do what its tile says.',
    related: ['16.5', '16.6', '8.8']
  },
  '16.3': {
    title: 'Losing it',
    book: 'As soon as no one clearly leads here, at any time in the round, the token goes back to the tile. Grey dice count for this.',
    words: ['power play', 'lose the token', 'give back'],
    related: ['16.4', '16.7']
  },
  '16.4': {
    title: 'Someone else leads',
    ours: 'If another player overtakes you without activating the tile, the token goes back to the tile. As a house rule, you keep it, or the new leader gets it.',
    related: ['16.1', '16.3']
  },
  '16.5': {
    title: 'Kept or spent',
    ours: 'You keep the token when you use it, and may use it again on your next turn. As a house rule, it goes back to the tile once you have used it.',
    words: ['power play', 'keep', 'use again'],
    related: ['16.2']
  },
  '16.6': {
    title: 'Instead of rolling',
    ours: 'You use the token instead of rolling. As a house rule, you may roll first and then use it.',
    words: ['power play', 'after rolling', 'before rolling'],
    related: ['16.2']
  },
  '16.7': {
    title: 'An imaginary player leads',
    ours: 'If the grey or neutral dice outnumber everyone’s, no one leads, and the token goes back to the tile or stays there. Check this whenever a count changes.',
    related: ['16.1', '16.3', '5.2']
  }
} as const satisfies Paragraphs;
