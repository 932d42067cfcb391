import { sumWords } from '$lib/games/las-vegas/sum-words';
import { casinoPicks } from '$lib/games/las-vegas/tiles/pick-text';
import type { TileText } from '$lib/games/las-vegas/tiles/tile';
import type { NoEntry } from '$lib/games/las-vegas/tiles/no-entry/terms';

/** What the space under the counter pays, in words: "the space of 2 chips", "an empty space". */
function spaceWords({ counter, track }: NoEntry['Live']): string {
  if (counter === 0) return 'the start arrow';
  const value = track[counter] ?? 0;
  return value === 0 ? 'an empty space' : `the space of ${sumWords(value)}`;
}

/** What the tile says. */
export const text: TileText<NoEntry, 'lines' | 'briefly' | 'asking' | 'choices' | 'picks' | 'stands'> = {
  title: 'No Entry!',
  inShort: 'Another casino is closed, and the counter moves on to a space that may pay.',
  does: 'Close another casino: no die comes to it and none leaves it. The counter moves on, and you get what its new space shows.',
  sentences: {
    noEntryClosed: ({ player, face, space, value }, names) => {
      const closes = face === undefined ? 'closes another casino' : `closes casino ${face}`;
      const on = space === 0 ? 'back on the start arrow' : `on space ${space}`;
      const pays = sumWords(value);
      return `${names(player)} ${closes}, and the counter is ${on}: ${pays}.`;
    },
    noEntryKept: ({ player, face }, names) =>
      `${names(player)} leaves ${face === undefined ? 'the token where it is' : `casino ${face} closed`}, and so the counter stays: nothing.`,
    noEntryOwn: ({ face }) => `This tile lies at casino ${face}, so it cannot close that casino.`,
    noEntryThere: ({ face }) =>
      `Casino ${face} is closed already; the token may be left there, without a reward.`
  },
  lines: {
    close: ({ face }, who) => `${who} closes casino ${face}.`,
    keep: (_, who) => `${who} leaves the closed casino as it is.`
  },
  briefly: { keep: (_, who) => `${who} leaves the casino closed` },
  asking: {
    close: ({ name }) => ({
      question: `Which casino does ${name} close?`,
      hint: 'No die comes to it, and none leaves it.'
    })
  },
  choices: {
    close: ({ face }) => `Close casino ${face}`,
    keep: () => 'Leave the token where it is: no step, no reward'
  },
  picks: casinoPicks,
  stands: ({ live }) => `The counter is on ${spaceWords(live)}.`
};
