import { dieWords, whoName } from '$lib/games/las-vegas/words';
import { casinoPicks, diePicks } from '$lib/games/las-vegas/tiles/pick-text';
import type { TileText } from '$lib/games/las-vegas/tiles/tile';
import type { PowerPlay } from '$lib/games/las-vegas/tiles/power-play/terms';

/** What the tile says. */
export const text: TileText<PowerPlay, 'lines' | 'briefly' | 'asking' | 'choices' | 'picks' | 'stands'> = {
  title: 'Power Play',
  inShort: 'Whoever holds the token may turn one die to any number, and place it, instead of rolling.',
  does: 'Have the most dice here, alone, after placing, and take the token. As long as you hold it you may, instead of rolling, turn one die to any number and place it.',
  sentences: {
    powerPlayTaken: ({ player, from, rule }, names) =>
      rule === '16.4' && from !== undefined
        ? `${names(player)} is in front here now: the Power Play token passes from ${names(from)}.`
        : `${names(player)} alone has the most dice here and takes the Power Play token${from === undefined ? '' : ` from ${names(from)}`}.`,
    powerPlayBack: ({ player, leader }, names) =>
      leader === undefined
        ? `Nobody alone has the most dice here: ${names(player)} gives the Power Play token back.`
        : `${names(player)} gives the Power Play token back: ${whoName(leader, names)} has the most dice here.`,
    powerPlayKept: ({ player, leader }, names) =>
      leader === undefined
        ? `${names(player)} alone has the most dice here and keeps the Power Play token.`
        : `${whoName(leader, names)} has the most dice here now, and at this table the Power Play token stays with ${names(player)}.`,
    powerPlayNot: ({ player }, names) =>
      `${names(player)} does not have the most dice here alone: the Power Play token goes nowhere.`,
    powerPlayRolled: ({ player }, names) =>
      `${names(player)} has rolled, so place dice or pass. The Power Play token is used instead of rolling.`,
    powerPlaySpent: ({ player }, names) => `${names(player)} has used the Power Play token and gives it back.`
  },
  lines: {
    use: ({ size, face }, who) =>
      `${who} uses Power Play, turns ${dieWords(size)} to ${face} and places it there.`
  },
  briefly: { use: ({ size, face }, who) => `${who}’s Power Play, ${dieWords(size)} to ${face}` },
  asking: {
    use: ({ name }) => ({
      question: 'Turn a die to which number?',
      hint: `${name} places it there, instead of rolling.`
    })
  },
  choices: { use: ({ size, face }) => `Turn ${dieWords(size)} to ${face}` },
  picks: { ...casinoPicks, ...diePicks },
  stands: ({ live, names }) =>
    live.holder === undefined ? 'The token lies on the tile.' : `${names(live.holder)} holds the token.`
};
