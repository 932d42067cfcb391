import { capitalize, type PlayerId } from '$lib/core';
import type { BoardPeople } from '$lib/games/las-vegas/ui/board-people';
import { text } from '$lib/games/las-vegas/strings/en/log';
import { tileOf } from '$lib/games/las-vegas/tiles';
import type { Face, LasVegasAsk, Move, View, Why } from '$lib/games/las-vegas/types';
import { sumWords } from '$lib/games/las-vegas/strings/en/pieces';

type ChooseAsk = Extract<LasVegasAsk, { kind: 'choose' }>;

/** One result of a tile that can be entered. */
export interface TileResult {
  readonly label: string;
  /** Its index in the ask. */
  readonly choice: number;
  readonly refused?: Why;
}

/** Results entered under one question, for one player, one casino or no one in particular. */
export interface TileQuestion {
  readonly ask: LasVegasAsk;
  readonly question: string;
  readonly resultGroups: readonly ResultsOf[];
}

/** Results for one player or one casino; `id` distinguishes them. */
export interface ResultsOf {
  readonly id: string;
  readonly player?: PlayerId;
  readonly casino?: Face;
  readonly results: readonly TileResult[];
}

/** Asks about a tile's results in a match that is entered round by round. */
export function resultAsks(asks: readonly LasVegasAsk[], tile: string): readonly LasVegasAsk[] {
  return asks.filter(({ optional, params }) => optional === true && params?.['tile'] === tile);
}

/** Turns these asks into steps on the screen: the question, then the player or casino, then the result. */
export function questionsOf(
  asks: readonly LasVegasAsk[],
  view: View,
  people: BoardPeople
): readonly TileQuestion[] {
  return asks
    .filter((ask): ask is ChooseAsk => ask.kind === 'choose')
    .map((ask) => {
      const groups = new Map<string, ResultsOf>();
      for (const [choice, { move, refused }] of ask.choices.entries()) {
        const group = groupOf(move);
        const results = groups.get(group.id)?.results ?? [];
        const result = { label: labelOf(move, view, people), choice, ...(refused && { refused }) };
        groups.set(group.id, { ...group, results: [...results, result] });
      }
      const { question } = text.ask(ask, view, people.names);
      return { ask, question, resultGroups: [...groups.values()] };
    })
    .filter(({ resultGroups }) => resultGroups.length > 0);
}

/** The player or casino that a move is about. */
function groupOf(move: Move): Omit<ResultsOf, 'results'> {
  if ('player' in move) return { id: move.player, player: move.player };
  const casino = 'from' in move ? move.from : 'face' in move ? move.face : undefined;
  return casino === undefined || typeof casino !== 'number' ? { id: '' } : { id: String(casino), casino };
}

function labelOf(move: Move, view: View, people: BoardPeople): string {
  if (move.type === 'reward') return capitalize(sumWords(move.value));
  const resultLabel = move.type === 'tile' ? tileOf(move.tile).resultLabels?.[move.do]?.(move) : undefined;
  return resultLabel ?? text.choice(move, view, people.names);
}
