import type { PlayerId, Rules } from '$lib/core';
import { rulesOf, type Actions } from '$lib/games/contract/action';
import { UNREADABLE } from './actions/action';
import { asks } from './actions/asks';
import { changeTable, pass } from './actions/change';
import { depth } from './actions/depth';
import { duel, reveal } from './actions/duel';
import { cards, counter, mary, resume } from './actions/entered-board';
import { frontMan } from './actions/front-man';
import { goodLuck } from './actions/good-luck';
import { hearts } from './actions/hearts';
import { join } from './actions/join';
import { maryCard, stepAfter } from './actions/mary-chip';
import { leave, place } from './actions/place';
import { quit } from './actions/quit';
import { stand } from './actions/stand';
import { counts } from './actions/tables/counts';
import { lowest } from './actions/tables/lowest';
import { gold, scored } from './actions/tables/scored';
import { winner } from './actions/tables/winner';
import { throwDie } from './actions/throw';
import { CARD_SET } from './data';
import { ranking } from './payout/ranking';
import { TABLES } from './state/board';
import { pieces } from './state/pieces';
import { unclaimedMoney, payouts, progress, isPayoutUnknown, view } from './state/view';
import type { Options, State, TableState, Vegas } from './types';

/** One action for each type of move. */
const actions: Actions<Vegas> = {
  stand,
  throw: throwDie,
  goodLuck,
  frontMan,
  maryCard,
  change: changeTable,
  pass,
  place,
  leave,
  hearts,
  reveal,
  duel,
  step: stepAfter,
  scored,
  gold,
  winner,
  counts,
  lowest,
  depth,
  lies: counter,
  cards,
  mary,
  resume,
  quit,
  join
};

function start(options: Options, seats: readonly PlayerId[]): State {
  const { board, depth, first } = options;
  const isEntered = depth === 'rounds' || board === undefined;
  return {
    options,
    seats,
    depth: isEntered ? 'rounds' : 'turns',
    phase: isEntered ? 'tables' : 'first',
    begins: first,
    turn: first,
    mary: 0,
    tables: Array.from({ length: TABLES }, (_, index): TableState => {
      const gold = board?.tables[index]?.gold;
      return { counters: {}, ...(gold === undefined ? {} : { gold }) };
    }),
    pawns: {},
    cards: Object.fromEntries(seats.map((player) => [player, CARD_SET])),
    news: []
  };
}

export const rules: Rules<Vegas> = {
  ...rulesOf(actions, UNREADABLE),
  start,
  asks,
  currentPayout: payouts,
  isPayoutUnknown,
  leftPlayers: ({ left: leftPlayers = [] }) => leftPlayers,
  view,
  pieces,
  progress,
  ranking,
  unclaimedMoney
};
