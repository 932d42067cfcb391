import type { Played } from '$lib/core';
import { leaveIt, placeOn, settleFight } from './place-counter';
import { changeDepth, resume, enterCards, enterCounter, enterMary, enterPawn } from './depth';
import { quiet, takeStep, type Turn } from './end-turn';
import { join } from './join';
import { quit } from './quit';
import { say } from '$lib/games/vegas/state/table';
import { enterCounts, enterGold, enterLowest, enterOver, enterWinner } from './entered-scores';
import { changeTable, pass, playGoodLuck, playMaryChip, sendFrontMan, standAt, throwDie } from './turn';
import type { Fight, Move, State, Why } from '$lib/games/vegas/types';

type MoveOf<Type extends Move['type']> = Extract<Move, { type: Type }>;

/** Applies a move that was not refused. */
export function play(before: State, move: Move): Played<State, Why> {
  const state: State = { ...before, news: [] };
  switch (move.type) {
    case 'stand':
      return state.phase === 'resume' ? enterPawn(state, move) : standAt(state, move.player, move.table);
    case 'throw':
      return throwDie(state, move.face);
    case 'goodLuck':
      return playGoodLuck(state, move.number);
    case 'frontMan':
      return sendFrontMan(state, move.table);
    case 'maryCard':
      return playMaryChip(state);
    case 'change':
      return changeTable(state, move.table);
    case 'pass':
      return pass(state);
    case 'place':
    case 'leave':
      return playChoice(state, move);
    case 'hearts':
    case 'reveal':
    case 'duel':
      return playDuel(state, move);
    case 'step':
      return takeStep(state);
    case 'scored':
      return enterOver(state, move);
    case 'gold':
    case 'winner':
    case 'counts':
    case 'lowest':
      return playEntered(state, move);
    case 'depth':
      return changeDepth(state, move.depth);
    case 'lies':
      return enterCounter(state, move);
    case 'cards':
      return enterCards(state, move);
    case 'mary':
      return enterMary(state, move.at);
    case 'resume':
      return resume(state, move.player);
    case 'quit':
      return quit(state, move);
    case 'join':
      return join(state, move);
  }
}

function playChoice(state: State, move: MoveOf<'place' | 'leave'>): Turn {
  if (state.placing === undefined) return quiet(state);
  return move.type === 'place' ? placeOn(state, state.placing, move.space) : leaveIt(state, state.placing);
}

function playDuel(state: State, move: MoveOf<'hearts' | 'reveal' | 'duel'>): Turn {
  const { fight } = state;
  if (fight === undefined) return quiet(state);
  switch (move.type) {
    case 'hearts':
      return quiet(choose(state, fight, move));
    case 'reveal':
      return settleFight(state, fight, [
        fight.chosen[fight.challenger] ?? 1,
        fight.chosen[fight.defender] ?? 1
      ]);
    case 'duel':
      return settleFight(state, fight, [move.challenger, move.defender]);
  }
}

function choose(state: State, fight: Fight, { player, hearts }: MoveOf<'hearts'>): State {
  const entered = say(state, { code: 'hasChosen', rule: '8.2', player });
  return { ...entered, fight: { ...fight, chosen: { ...fight.chosen, [player]: hearts } } };
}

function playEntered(state: State, move: MoveOf<'gold' | 'winner' | 'counts' | 'lowest'>): Turn {
  const { ended } = state;
  if (ended === undefined) return quiet(state);
  switch (move.type) {
    case 'gold':
      return enterGold(state, ended, move.gold);
    case 'winner':
      return enterWinner(state, ended, move.winner);
    case 'counts':
      return enterCounts(state, ended, move.counts);
    case 'lowest':
      return enterLowest(state, ended, move.player, move.number);
  }
}
