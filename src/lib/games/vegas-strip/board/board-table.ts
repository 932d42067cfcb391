import type { AskTap, PlayerId, Posting } from '$lib/core';
import type { BoardActions, BoardProps } from '$lib/games/define';
import type { Strip } from '$lib/games/vegas-strip/rules';
import {
  CASINO_IDS,
  type CasinoId,
  type CasinoView,
  type Holder,
  type Tap,
  type Team,
  type View,
  type Why
} from '$lib/games/vegas-strip/types';
import { setWords } from '$lib/games/vegas-strip/words';
import type { MarkColour } from '$lib/ui/marks';
import type { People } from '$lib/ui/table-people';

export type BoardAsk = BoardProps<Strip>['asks'][number];
export type StripChoice = Extract<BoardAsk, { kind: 'choose' }>;
export type CountsAsk = Extract<BoardAsk, { kind: 'counts' }>;

/** What every part of the board is given. */
export interface BoardTable {
  readonly view: View;
  readonly asks: readonly BoardAsk[];
  readonly draft: readonly Tap[];
  readonly now: readonly Posting<Why>[];
  readonly people: People;
  readonly act: BoardActions<Strip>;
}

/** What is counted so far for an ask, in the words of the kit. */
export function countTaps(draft: readonly Tap[], id: string): readonly AskTap[] {
  return draft.flatMap((tap) =>
    tap.tap === 'count' && tap.ask === id
      ? [{ ask: id, kit: 'count', group: tap.group, row: tap.row, count: tap.count } as const]
      : []
  );
}

/** Which of the six enamels a casino has. */
export function enamelOf(casino: CasinoId): 1 | 2 | 3 | 4 | 5 | 6 {
  return ENAMELS[CASINO_IDS.indexOf(casino)] ?? 1;
}
const ENAMELS = [6, 2, 1, 5, 3, 4] as const;

/** How a set is drawn: blockers belong to nobody. */
export function colourOf({ player, blocker }: Holder, people: People): MarkColour {
  return blocker === true ? 'imaginary' : people.colour(player);
}

export function calledBy(holder: Holder, people: People): string {
  return setWords(holder, people.names);
}

/** A team by its number, counted from 1. */
export function teamAt(
  { teams }: View,
  player: PlayerId
): { readonly team: Team; readonly number: number } | undefined {
  const index = teams.findIndex(({ fixer, partner }) => fixer === player || partner === player);
  const team = teams[index];
  return team === undefined ? undefined : { team, number: index + 1 };
}

/** Whether what a team has chosen is known to the app, so that its two can look. */
export function canLook(view: View, player: PlayerId): boolean {
  const own = teamAt(view, player);
  return own !== undefined && view.fixed.includes(own.team.fixer);
}

export function casinoNamed({ casinos }: View, name: string | undefined): CasinoView | undefined {
  return casinos.find((casino) => casino.name === name);
}

/** The claim of a set at a casino; of no set, or where that is enough, the first one there. */
export function claimAt(
  now: BoardTable['now'],
  { name }: CasinoView,
  holder: Holder | undefined,
  only = false
): Posting<Why> | undefined {
  const here = now.filter(({ why }) => 'casino' in why && why.casino === name);
  const own = here.find(
    ({ why }) =>
      holder !== undefined &&
      'player' in why &&
      why.player === holder.player &&
      ('blocker' in why ? why.blocker : undefined) === holder.blocker
  );
  return own ?? (only ? undefined : here[0]);
}
