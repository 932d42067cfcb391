import {
  askedOf,
  suppliedBy,
  tapsFor,
  type Ask,
  type EntrySource,
  type PlayerId,
  type GameTypes
} from '$lib/core';
import type { AskWords, Game } from '$lib/games/define';
import type { OpenMatch } from '$lib/session';
import type { AskPartWords } from '$lib/ui/ask/words';

export type AnyAsk = Ask<GameTypes['Move'], GameTypes['Why']>;

/** What the table is asked, and what it may tell besides. */
export interface TableAsks {
  readonly needed: readonly AnyAsk[];
  readonly aside: readonly AnyAsk[];
}

/** What the app alone can deal comes first where it has that part, also where the match would go on without. */
export function askedBy(open: OpenMatch): TableAsks {
  const all = open.asks;
  const dealt = all.filter(
    (ask) => ask.aside === true && !isTold(ask) && !isGated(ask) && partOf(open, ask)?.by === 'app'
  );
  return {
    needed: [...dealt, ...all.filter((ask) => ask.aside !== true)],
    aside: all.filter((ask) => ask.aside === true && !dealt.includes(ask))
  };
}

/** Whether somebody answers it alone, behind a gate. */
export function isGated(ask: AnyAsk): boolean {
  return ask.secret === true && askedOf(ask).length > 0;
}

/** Whether the app can roll or draw what is asked. */
export function isSupplied(ask: AnyAsk): boolean {
  return ask.kind === 'dice' || ask.kind === 'draw';
}

/** Whether the table can tell it in front of everybody. */
export function isTold(ask: AnyAsk): boolean {
  return ask.secret !== true;
}

/** Who supplies an ask first: what was tapped last, else what the table has said of that part. */
export function supplierOf(open: OpenMatch, ask: AnyAsk): EntrySource {
  return suppliedBy(tapsFor(open.draft, ask.id)) ?? partOf(open, ask)?.by ?? 'table';
}

/** The part of the box that an ask is answered with, where it is dice or a draw, and who supplies it. */
function partOf({ game, match }: OpenMatch, ask: AnyAsk): { readonly by: EntrySource } | undefined {
  if (!isSupplied(ask)) return undefined;
  const called = [ask.id, ...(ask.kind === 'draw' ? [ask.from] : ['dice', 'die'])];
  const part = called.find((id) => game.parts.some((each) => each.id === id));
  return part === undefined ? undefined : { by: match.table.parts[part] ?? 'table' };
}

/** What an ask says, seen by these eyes. */
export function wordsOf(open: OpenMatch, ask: AnyAsk, eyes?: PlayerId): AskWords {
  return open.game.text.ask(ask, seenBy(open, eyes), open.names);
}

/** How the parts of an ask call things, seen by these eyes. */
export function partWords(open: OpenMatch, eyes?: PlayerId): AskPartWords<GameTypes['Move']> {
  const { text }: Pick<Game, 'text'> = open.game;
  const view = seenBy(open, eyes);
  return {
    choice: (move) => text.choice(move, view, open.names),
    counted: (group, row) => text.counted(group, row, view, open.names),
    piece: (from, piece) => text.piece(from, piece)
  };
}

function seenBy(open: OpenMatch, eyes: PlayerId | undefined): GameTypes['View'] {
  return eyes === undefined ? open.view : open.viewFor(eyes);
}
