import { sumWords } from '$lib/games/las-vegas/sum-words';
import { capital, dollars, listed, plural } from '$lib/core';
import type { TileText } from '$lib/games/las-vegas/tiles/tile';
import type { BlackBox } from '$lib/games/las-vegas/tiles/black-box/terms';

/** "$60,000, 2 chips and two blanks": what lies in a pile, equal tokens together. */
function pileLabel(pile: readonly number[]): string {
  const paying = pile.filter((token) => token > 0).map(sumWords);
  const blanks = pile.filter((token) => token === 0).length;
  return listed(blanks === 0 ? paying : [...paying, plural(blanks, 'blank')]);
}

function pileWords(tokens: number | undefined, others: number | undefined): string {
  if (tokens === undefined || others === undefined) return 'a pile of the Black Box';
  if (tokens === others) return `one of two piles of ${plural(tokens, 'token')}`;
  return `the pile of ${plural(tokens, 'token')} rather than that of ${others}`;
}

/** What the tile says. */
export const text: TileText<BlackBox, 'lines' | 'briefly' | 'asking' | 'choices' | 'stands' | 'happened'> = {
  title: 'Black Box',
  inShort: 'Six tokens lie in two face-down piles, and the winner here is paid one of the piles.',
  does: 'At the payout the player to the left of this casino’s winner makes two face-down piles of the six tokens. The winner chooses one and is paid what its tokens come to.',
  sentences: {
    blackBox: ({ player, value, tokens, others }, names) => {
      return `${names(player)} chooses ${pileWords(tokens, others)}: ${sumWords(value)}.`;
    },
    blackBoxNobody: () =>
      'No player wins the higher note at the casino of the Black Box, so nobody gets a pile.'
  },
  lines: {
    split: (_, who) => `The tokens of the Black Box are split into two piles for ${who}.`,
    pick: ({ pick }, who) => `${who} chooses the ${pick === 0 ? 'first' : 'second'} pile.`,
    told: ({ value }, who) => `${who} chooses a pile that comes to ${dollars(value)}.`
  },
  briefly: {
    split: () => 'the two piles of the Black Box',
    told: ({ value }, who) => `${who}’s pile, ${dollars(value)}`
  },
  asking: {
    split: ({ name, owner }) => ({
      question: `${name} makes two piles of the six tokens.`,
      hint: `${owner} then takes one of them; each needs at least one token.`,
      action: 'Lay both piles face down',
      gate: {
        lies: 'Six tokens become two piles.',
        wants: 'make two piles',
        what: 'the piles',
        laid: 'the piles are laid'
      }
    }),
    pick: ({ name }) => ({
      question: `Which pile does ${name} take?`,
      hint: 'Both lie face down; only the number of tokens shows.'
    }),
    told: ({ owner }) => ({
      question: `What does ${owner} get?`,
      hint: 'Add up the tokens of the pile that was chosen.'
    })
  },
  choices: {
    split: ({ pile = [] }) => `One pile: ${pileLabel(pile)}`,
    pick: ({ pick }, { step: { sizes = [] } }) =>
      `${pick === 0 ? 'One pile' : 'The other pile'}: ${plural(sizes[pick] ?? 0, 'token')}`,
    told: ({ value }) => capital(sumWords(value))
  },
  stands: () => 'Six tokens lie in it, and three of them are blank.',
  happened: ({ owner, step }) =>
    step.sizes === undefined
      ? `${owner} wins the higher note here.`
      : `Both piles lie face down before ${owner}.`
};
