import { inWords, isolatedText, listed, type Names, plural } from '$lib/core';
import type { Refusal, Why } from './types';
import { at, setWords, tileOf } from './words';

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
      return `${setWords(why, names)} ${why.blocker ? 'have' : 'has'} two tiles ${at(why.casino)} already, and no more are allowed.`;
    case 'sharesLead':
      return `${setWords(why, names)} would have ${why.total} ${at(why.casino)}, exactly as many as ${listed(why.with.map((each) => setWords(each, names)))} in the lead: beat the leader, or stay below.`;
    case 'otherLead':
      return `${listed(why.between.map((each) => setWords(each, names)))} would share the lead ${at(why.casino)} with ${why.total} each: move the tokens so that one of them leads.`;
    case 'limit':
      return `${by(why.character)} allows at most ${plural(why.most, 'tile')} ${at(why.casino)}, all players together.`;
    case 'distinct':
      return `${by(why.character)} allows no number twice ${at(why.casino)}, and a ${why.number} lies there.`;
    case 'seven':
      return `${names(why.player)} cannot place a 7 at the casino that their own team has rigged.`;
    case 'tileGone':
      if (why.rule === '2.6') return `The set-up card has taken the ${why.tile} out of the game.`;
      return `${setWords(why, names)} ${why.blocker ? 'have' : 'has'} no ${why.tile} in hand any more.`;
    case 'noBlockers':
      return 'Blockers are played with two players only.';
    case 'notDue':
      return why.blocker === true
        ? `${names(why.player)} places a tile now; the blocker of this turn is placed already.`
        : `${names(why.player)} places a blocker now; no tile of the hand is due in this turn.`;
    case 'noSuchCasino':
      return `There are ${inWords(why.casinos)} casinos; choose one of those.`;
    case 'mustPlace':
      return `${names(why.player)} discards only if no tile fits anywhere, and one does.`;
    case 'noTokens':
      return why.left === 0
        ? 'All six +3 tokens lie on tiles.'
        : `Only ${plural(why.left, '+3 token')} ${why.left === 1 ? 'is' : 'are'} left.`;
    case 'noTokenHere':
      return `+3 tokens come and go only where a character says so, not ${at(why.casino)}.`;
    case 'tokenNotThere':
      return `${tileOf(why, why.number, names)} ${why.on ? 'does not lie' : 'has no token'} ${at(why.casino)}.`;
  }
}

function by(character: string | undefined): string {
  return character === undefined || character === '' ? 'The character' : isolatedText(character);
}
