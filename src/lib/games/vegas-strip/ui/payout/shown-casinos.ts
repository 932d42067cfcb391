import { setHeld, withTile, type HeldTile } from '$lib/games/vegas-strip/actions/draft';
import { setRankOf } from '$lib/games/vegas-strip/payout/set-rank';
import { shortRefusal, standsWords } from '$lib/games/vegas-strip/strings/en/steps';
import type { CasinoView, Holder, Move } from '$lib/games/vegas-strip/types';
import { choiceOf, choose, offered } from '$lib/ui/ask/choosing';
import type { BoardTable } from '$lib/games/vegas-strip/ui/board-table';
import * as say from '$lib/games/vegas-strip/strings/en/board';

/** A casino as the board shows it, and the action of a tap on it. */
export interface ShownCasino {
  readonly casino: CasinoView;
  readonly lit?: boolean;
  readonly dark?: boolean;
  readonly mine?: Holder | undefined;
  readonly verdict?: string | undefined;
  readonly onpick?: () => void;
}

/** Returns all casinos to show: previewed with the held tile, as choices for a reveal or a result, or as they are. */
export function shownCasinos(
  table: BoardTable,
  held: HeldTile | undefined,
  discarding: boolean,
  ontell: (casino: CasinoView) => void
): readonly ShownCasino[] {
  const { view, asks } = table;
  const reveal = asks.find(({ about }) => about?.['step'] === 'reveal');
  return view.casinos.map((casino) => {
    if (held !== undefined && !discarding) return placing(table, casino, held);
    if (reveal?.kind === 'choose' && reveal.choices.length > 1)
      return choosing(
        table,
        casino,
        reveal.id,
        (move) => move.type === 'reveal' && move.rigged === casino.id
      );
    if (view.phase !== 'told' || asks.length === 0) return { casino };
    return view.entered.includes(casino.id)
      ? { casino, verdict: say.entered }
      : { casino, lit: false, onpick: () => ontell(casino) };
  });
}

function placing(table: BoardTable, casino: CasinoView, held: HeldTile): ShownCasino {
  const { view, people } = table;
  const ask = choiceOf(table, held.blocker ? 'block' : 'place');
  const isThis = (move: Move): boolean =>
    move.type === 'place' &&
    move.tile === held.tile &&
    move.casino === casino.id &&
    (move.plus ?? 0) === held.plus;
  const choice = offered(ask, isThis);
  const player = view.turn;
  if (ask === undefined || player === undefined) return { casino };
  if (choice === undefined || choice.refused !== undefined) {
    const why = choice?.refused ?? { code: 'noTokenHere', rule: '4.7', casino: casino.name };
    const verdict = shortRefusal(why, people.names);
    return { casino, dark: true, verdict, onpick: () => table.act.explain(why) };
  }
  const mine = setHeld(player, held);
  const after = withTile(casino, { ...mine, number: held.tile, plus: held.plus });
  return {
    casino: after,
    lit: true,
    mine,
    verdict: standsWords(setRankOf(after, mine)),
    onpick: () => choose(table, ask, isThis)
  };
}

function choosing(
  table: BoardTable,
  casino: CasinoView,
  id: string,
  isThis: (move: Move) => boolean
): ShownCasino {
  const ask = choiceOf(table, id);
  const refused = offered(ask, isThis)?.refused;
  if (ask === undefined) return { casino };
  return {
    casino,
    lit: refused === undefined,
    dark: refused !== undefined,
    onpick: () => choose(table, ask, isThis)
  };
}

/** Returns the tile numbers that can be placed at a casino now. */
export function fittingAt(table: BoardTable, { id }: CasinoView): readonly number[] {
  const choices = [
    ...(choiceOf(table, 'place')?.choices ?? []),
    ...(choiceOf(table, 'block')?.choices ?? [])
  ];
  const fitting = choices.flatMap(({ move, refused }) =>
    refused === undefined && move.type === 'place' && move.casino === id ? [move.tile] : []
  );
  return [...new Set(fitting)];
}
