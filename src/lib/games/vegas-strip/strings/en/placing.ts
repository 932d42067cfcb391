import { inWords, isolatedText, listed, type Names, plural, possessive } from '$lib/core';
import type { Refusal, Why } from '$lib/games/vegas-strip/types';
import { at, setWords, tileOf } from './shared';

/** Why a tile or a token cannot be placed. */
export type PlacingRefusal = Extract<
  Refusal,
  {
    code:
      | 'twoTiles'
      | 'sharesLead'
      | 'otherLead'
      | 'limit'
      | 'distinct'
      | 'seven'
      | 'tileGone'
      | 'noBlockers'
      | 'notDue'
      | 'noSuchCasino'
      | 'mustPlace'
      | 'noTokens'
      | 'noTokenHere'
      | 'tokenNotThere';
  }
>;

const CODES: Readonly<Record<PlacingRefusal['code'], true>> = {
  twoTiles: true,
  sharesLead: true,
  otherLead: true,
  limit: true,
  distinct: true,
  seven: true,
  tileGone: true,
  noBlockers: true,
  notDue: true,
  noSuchCasino: true,
  mustPlace: true,
  noTokens: true,
  noTokenHere: true,
  tokenNotThere: true
};

export function isOfPlacing(why: Why): why is PlacingRefusal {
  return Object.hasOwn(CODES, why.code);
}

/** One sentence, saying what is allowed; the secrets are not in it. */
export function placingRefusal(why: PlacingRefusal, names: Names): string {
  switch (why.code) {
    case 'twoTiles':
      return `${setWords(why, names)} already ${why.blocker ? 'have' : 'has'} two tiles ${at(why.casino)}, and that’s the maximum.`;
    case 'sharesLead':
      return `${setWords(why, names)} would tie ${listed(why.with.map((each) => setWords(each, names)))} in the lead ${at(why.casino)} with ${why.total}. Beat the leader or stay below.`;
    case 'otherLead':
      return `${listed(why.between.map((each) => setWords(each, names)))} would tie for the lead ${at(why.casino)} with ${why.total} each. Move the tokens so that one of them leads.`;
    case 'limit':
      return `${byCharacter(why.character)} allows at most ${plural(why.most, 'tile')} ${at(why.casino)}, counting everyone’s.`;
    case 'distinct':
      return `${byCharacter(why.character)} allows each number only once ${at(why.casino)}, and there’s already a ${why.number}.`;
    case 'seven':
      return `${names(why.player)} can’t place a 7 at the casino their own team rigged.`;
    case 'tileGone':
      if (why.rule === '2.6')
        return `Pick another tile. Your setup card removes the ${why.tile} from the game.`;
      return `Pick another tile. ${setWords(why, names)} no longer ${why.blocker ? 'have' : 'has'} the ${why.tile}.`;
    case 'noBlockers':
      return 'Pick a tile from your hand. Blockers are only for two players.';
    case 'notDue':
      return why.blocker === true
        ? `Place one of ${possessive(names(why.player))} tiles now. This turn’s blocker has already been placed.`
        : `Place one of ${possessive(names(why.player))} blockers now. It isn’t time for a tile.`;
    case 'noSuchCasino':
      return `Pick one of the ${inWords(why.casinos)} casinos.`;
    case 'mustPlace':
      return `Place a tile. ${names(why.player)} can only discard if nothing fits anywhere.`;
    case 'noTokens':
      return why.left === 0
        ? 'All six +3 tokens are already on tiles.'
        : `Only ${plural(why.left, '+3 token')} ${why.left === 1 ? 'is' : 'are'} left.`;
    case 'noTokenHere':
      return `+3 tokens only move where a character says so, not ${at(why.casino)}.`;
    case 'tokenNotThere':
      return `${tileOf(why, why.number, names)} ${why.on ? 'isn’t' : 'has no token'} ${at(why.casino)}.`;
  }
}

function byCharacter(character: string | undefined): string {
  return character === undefined || character === '' ? 'The character' : isolatedText(character);
}
