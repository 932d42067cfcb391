import { CaseError } from '$lib/games/contract/define';
import { choice, defineCase, numberChoice, person } from '$lib/referee/define-case';
import { payFist, TOKENS } from './tile';
import { playerMember } from '$lib/games/las-vegas/referee/members';
import { tableOf } from '$lib/games/las-vegas/referee/seated-table';
import * as say from './strings/en';

const luckyPunch = defineCase({
  id: 'lucky-punch',
  ...say.luckyPunchCase,
  sketch: { value: '$40,000' },
  people: { min: 2, max: 2 },
  fields: {
    options: { rules: [] },
    player: playerMember(say.whoMakesTheFist),
    guesser: { answer: person(), ...say.guesser },
    guess: { answer: choice({ right: say.right, wrong: say.wrong }), ...say.guess },
    tokens: {
      answer: numberChoice(
        TOKENS.map((value) => ({ value, label: String(value) })),
        say.oneTwoOrThreeTokens
      ),
      ...say.tokens,
      when: ({ guess }) => guess !== 'right',
      title: say.tokensInTheFist
    }
  },
  settle: ({ player, guesser, guess, tokens }) => {
    if (player === guesser) throw new CaseError('guesser', say.notThePlayerWithTheFist);
    if (guess === 'wrong' && tokens === undefined) throw new CaseError('tokens', say.tokensInTheFistIfWrong);
    const table = tableOf([player, guesser]);
    const guessedTokens = guess === 'wrong' ? tokens : undefined;
    return {
      ...table.payRewards([payFist('this', table.seat(player), table.seat(guesser), guessedTokens)]),
      facts: {}
    };
  },
  examples: [
    {
      title: say.threeAndAWrongGuess,
      position: { player: 'Anna', guesser: 'Ben', guess: 'wrong', tokens: 3 }
    },
    { title: say.aRightGuess, position: { player: 'Anna', guesser: 'Ben', guess: 'right' } }
  ]
});

export const cases = [luckyPunch] as const;
