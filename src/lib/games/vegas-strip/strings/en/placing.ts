import { numberWord, isolateText, joinWithAnd, plural, possessive, type Sentences } from '$lib/core';
import type { Why } from '$lib/games/vegas-strip/types';
import { atCasino, setText, tileOf } from './shared';

/** One sentence per placing rule, saying what is allowed; none of them reveals a secret. */
export const placingText = {
  twoTiles: (why, names) =>
    `${setText(why, names)} already ${why.blocker ? 'have' : 'has'} two tiles ${atCasino(why.casino)}, and that’s the maximum.`,
  sharesLead: (why, names) =>
    `${setText(why, names)} would tie ${joinWithAnd(why.with.map((holder) => setText(holder, names)))} in the lead ${atCasino(why.casino)} with ${why.total}. Beat the leader or stay below.`,
  otherLead: (why, names) =>
    `${joinWithAnd(why.between.map((holder) => setText(holder, names)))} would tie for the lead ${atCasino(why.casino)} with ${why.total} each. Move the tokens so that one of them leads.`,
  limit: (why) =>
    `${byCharacter(why.character)} allows at most ${plural(why.most, 'tile')} ${atCasino(why.casino)}, counting everyone’s.`,
  distinct: (why) =>
    `${byCharacter(why.character)} allows each number only once ${atCasino(why.casino)}, and there’s already a ${why.number}.`,
  seven: (why, names) => `${names(why.player)} can’t place a 7 at the casino their own team rigged.`,
  tileGone: (why, names) => {
    if (why.rule === '2.6')
      return `Pick another tile. Your setup card removes the ${why.tile} from the game.`;
    return `Pick another tile. ${setText(why, names)} no longer ${why.blocker ? 'have' : 'has'} the ${why.tile}.`;
  },
  noBlockers: () => 'Pick a tile from your hand. Blockers are only for two players.',
  notDue: (why, names) =>
    why.blocker === true
      ? `Place one of ${possessive(names(why.player))} tiles now. This turn’s blocker has already been placed.`
      : `Place one of ${possessive(names(why.player))} blockers now. It isn’t time for a tile.`,
  noSuchCasino: (why) => `Pick one of the ${numberWord(why.casinos)} casinos.`,
  mustPlace: (why, names) => `Place a tile. ${names(why.player)} can only discard if nothing fits anywhere.`,
  noTokens: (why) =>
    why.left === 0
      ? 'All six +3 tokens are already on tiles.'
      : `Only ${plural(why.left, '+3 token')} ${why.left === 1 ? 'is' : 'are'} left.`,
  noTokenHere: (why) => `+3 tokens only move where a character says so, not ${atCasino(why.casino)}.`,
  tokenNotThere: (why, names) =>
    `${tileOf(why, why.number, names)} ${why.on ? 'isn’t' : 'has no token'} ${atCasino(why.casino)}.`
} satisfies Partial<Sentences<Why>>;

function byCharacter(character: string | undefined): string {
  return character === undefined || character === '' ? 'The character' : isolateText(character);
}
