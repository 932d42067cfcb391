import { CaseError } from '$lib/games/define';
import { choice, defineCase, numberChoice, person } from '$lib/games/statement';
import { payFist, TOKENS } from '$lib/games/las-vegas/tiles/lucky-punch';
import { whoOfThem } from '$lib/games/las-vegas/cases/members';
import { tableOf } from '$lib/games/las-vegas/cases/seated-table';

const luckyPunch = defineCase({
  id: 'lucky-punch',
  title: 'What does the fist pay?',
  about: 'Lucky Punch',
  sketch: { figure: '$40,000' },
  people: { least: 2, most: 2 },
  fields: {
    options: { rules: [] },
    player: whoOfThem('who makes the fist'),
    guesser: { is: person(), title: 'Who guesses', says: 'the player to the left, who guesses' },
    guess: {
      is: choice([
        { value: 'right', label: 'Right' },
        { value: 'wrong', label: 'Wrong' }
      ]),
      title: 'The guess',
      says: 'whether it was right'
    },
    tokens: {
      is: numberChoice(
        TOKENS.map((value) => ({ value, label: String(value) })),
        'one, two or three tokens'
      ),
      absent: 'the guess was right',
      when: ({ guess }) => guess !== 'right',
      title: 'Tokens in the fist',
      says: 'how many the fist held'
    }
  },
  settle: ({ player, guesser, guess, tokens }) => {
    if (player === guesser) throw new CaseError('guesser', 'somebody else than who makes the fist');
    if (guess === 'wrong' && tokens === undefined)
      throw new CaseError('tokens', 'how many the fist held, where the guess was wrong');
    const table = tableOf([player, guesser]);
    const held = guess === 'wrong' ? tokens : undefined;
    return { ...table.paid([payFist('this', table.seat(player), table.seat(guesser), held)]), facts: {} };
  },
  examples: [
    {
      title: 'Three, and not guessed',
      position: { player: 'Anna', guesser: 'Ben', guess: 'wrong', tokens: 3 }
    },
    { title: 'Guessed', position: { player: 'Anna', guesser: 'Ben', guess: 'right' } }
  ]
});

export const cases = [luckyPunch] as const;

declare module '$lib/games/las-vegas/cases/of-tiles' {
  interface CasesOfTiles {
    readonly 'lucky-punch': typeof cases;
  }
}
