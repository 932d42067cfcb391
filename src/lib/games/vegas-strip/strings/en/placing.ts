import { inWords, isolatedText, listed, plural, possessive, type Sentences } from '$lib/core';
import type { Why } from '$lib/games/vegas-strip/types';
import { at, setWords, tileOf } from './shared';

/** One sentence, saying what is allowed; the secrets are not in it. */
export const placingText = {
  twoTiles: (why, names) =>
    `${setWords(why, names)} already ${why.blocker ? 'have' : 'has'} two tiles ${at(why.casino)}, and that’s the maximum.`,
  sharesLead: (why, names) =>
    `${setWords(why, names)} would tie ${listed(why.with.map((holder) => setWords(holder, names)))} in the lead ${at(why.casino)} with ${why.total}. Beat the leader or stay below.`,
  otherLead: (why, names) =>
    `${listed(why.between.map((holder) => setWords(holder, names)))} would tie for the lead ${at(why.casino)} with ${why.total} each. Move the tokens so that one of them leads.`,
  limit: (why) =>
    `${byCharacter(why.character)} allows at most ${plural(why.most, 'tile')} ${at(why.casino)}, counting everyone’s.`,
  distinct: (why) =>
    `${byCharacter(why.character)} allows each number only once ${at(why.casino)}, and there’s already a ${why.number}.`,
  seven: (why, names) => `${names(why.player)} can’t place a 7 at the casino their own team rigged.`,
  tileGone: (why, names) => {
    if (why.rule === '2.6')
      return `Pick another tile. Your setup card removes the ${why.tile} from the game.`;
    return `Pick another tile. ${setWords(why, names)} no longer ${why.blocker ? 'have' : 'has'} the ${why.tile}.`;
  },
  noBlockers: () => 'Pick a tile from your hand. Blockers are only for two players.',
  notDue: (why, names) =>
    why.blocker === true
      ? `Place one of ${possessive(names(why.player))} tiles now. This turn’s blocker has already been placed.`
      : `Place one of ${possessive(names(why.player))} blockers now. It isn’t time for a tile.`,
  noSuchCasino: (why) => `Pick one of the ${inWords(why.casinos)} casinos.`,
  mustPlace: (why, names) => `Place a tile. ${names(why.player)} can only discard if nothing fits anywhere.`,
  noTokens: (why) =>
    why.left === 0
      ? 'All six +3 tokens are already on tiles.'
      : `Only ${plural(why.left, '+3 token')} ${why.left === 1 ? 'is' : 'are'} left.`,
  noTokenHere: (why) => `+3 tokens only move where a character says so, not ${at(why.casino)}.`,
  tokenNotThere: (why, names) =>
    `${tileOf(why, why.number, names)} ${why.on ? 'isn’t' : 'has no token'} ${at(why.casino)}.`
} satisfies Partial<Sentences<Why>>;

function byCharacter(character: string | undefined): string {
  return character === undefined || character === '' ? 'The character' : isolatedText(character);
}
