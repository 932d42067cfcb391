import {
  bank,
  bankAsks,
  countBank,
  countBankAsks,
  waitForBankCount,
  withUncountedBank
} from '$lib/games/las-vegas/actions/bank';
import { layTile, nextTileAsk } from '$lib/games/las-vegas/actions/lay';
import { withPendingPlacement } from '$lib/games/las-vegas/actions/placing';
import { reward, hasRolledOnlyClosed, tile, tileMoveAsks } from '$lib/games/las-vegas/actions/tile';
import { withMaxBank } from '$lib/games/las-vegas/payout/bank-known';
import {
  continuePayout,
  postingsIfPaid,
  roundIfPaid,
  payInSteps
} from '$lib/games/las-vegas/payout/pay-tiles';
import { isRoyaleWhy, royaleSentence } from '$lib/games/las-vegas/strings/en/royale';
import type { MainGame } from '$lib/games/las-vegas/tiles/main-game';
import type { LasVegasAsk, State } from '$lib/games/las-vegas/types';
import { royaleAsk, royaleChoice } from './strings/en/asks';
import { royaleLine, royaleUndo } from './strings/en/events';
import { activate, setUp, updateWatchingTiles } from './tile-moments';
import { royaleView, tileOfCasino, tileView } from './tile-view';

function asks(state: State): readonly LasVegasAsk[] {
  if (state.phase === 'tiles') return [nextTileAsk(state)];
  return state.phase === 'bank' ? bankAsks(state) : tileMoveAsks(state);
}

/** The main game's part of the rules and of the strings. */
export const mainGame: MainGame = {
  rules: {
    actions: { lay: layTile, bank, countBank, reward, tile },
    asks,
    countBankAsks,
    rolledOnlyClosed: hasRolledOnlyClosed,
    waitForBankCount: (state, kind, heldMove) => waitForBankCount(state, { kind, held: heldMove }),
    applyDeal: (state) => setUp(withUncountedBank(state)),
    // The tile is activated before the watching tiles are updated, so that a player who wins a token takes it from its
    // holder and not from the tile (16.1).
    applyPlacement: (playResult, casino, player, cause) =>
      updateWatchingTiles(activate(playResult, casino, player, cause)),
    pay: payInSteps,
    continuePayout,
    postingsIfPaid: (state) => postingsIfPaid(withMaxBank(withPendingPlacement(state))),
    roundIfPaid: (state) => roundIfPaid(withMaxBank(withPendingPlacement(state))),
    view: royaleView,
    casinoView: tileOfCasino,
    tileView
  },
  text: {
    isMainReason: isRoyaleWhy,
    why: royaleSentence,
    ask: royaleAsk,
    choice: royaleChoice,
    logLine: royaleLine,
    undo: royaleUndo
  }
};
