import type { Rules } from '$lib/core';
import { rulesOf, type Actions } from '$lib/games/contract/action';
import { asks } from './actions/asks';
import { chips } from './actions/chips';
import { collected } from './actions/collected';
import { deal } from './actions/deal';
import { depth } from './actions/depth';
import { discard } from './actions/discard';
import { fix, paper, read } from './actions/fix';
import { house } from './actions/house';
import { join } from './actions/join';
import { leave } from './actions/leave';
import { fault, pay } from './actions/pay';
import { place } from './actions/place';
import { reveal } from './actions/reveal';
import { start } from './actions/round';
import { teams } from './actions/teams';
import { token, tokensBack } from './actions/token';
import { ranking } from './payout/ranking';
import { pieces } from './state/pieces';
import {
  unclaimedMoney,
  currentPayout,
  stateAfterPayout,
  progress,
  isPayoutUnknown,
  view
} from './state/view';
import type { Strip } from './types';

/** One action for each type of move. */
const actions: Actions<Strip> = {
  teams,
  deal,
  fix,
  paper,
  read,
  place,
  discard,
  token,
  tokensBack,
  chips,
  reveal,
  fault,
  pay,
  house,
  collected,
  depth,
  leave,
  join
};

export const rules: Rules<Strip> = {
  ...rulesOf(actions, { code: 'unreadable', rule: '7.1' }),
  start,
  asks,
  currentPayout,
  isPayoutUnknown,
  leftPlayers: ({ left: leftPlayers = [] }) => leftPlayers,
  view,
  pieces,
  progress,
  ranking,
  paid: stateAfterPayout,
  unclaimedMoney
};
