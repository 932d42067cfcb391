import { capital, type Ask, type PlayerId } from '$lib/core';
import type { BoardPeople } from '$lib/games/las-vegas/board/board-people';
import { text } from '$lib/games/las-vegas/text';
import { tileOf } from '$lib/games/las-vegas/tiles';
import type { Face, Move, View, Why } from '$lib/games/las-vegas/types';
import { sumWords } from '$lib/games/las-vegas/sum-words';

type LasVegasAsk = Ask<Move, Why>;
type ChooseAsk = Extract<LasVegasAsk, { kind: 'choose' }>;

/** One thing that can be told of a tile, and of whom. */
export interface TileTelling {
  readonly label: string;
  readonly move: Move;
  readonly refused?: Why;
}

/** Things to be told together: under one question, of one player or of nobody in particular. */
export interface TileQuestion {
  readonly id: string;
  readonly question: string;
  readonly of: readonly TellingOf[];
}

/** What can be told of one player, or of one casino; `id` tells them apart. */
export interface TellingOf {
  readonly id: string;
  readonly player?: PlayerId;
  readonly casino?: Face;
  readonly tellings: readonly TileTelling[];
}

/** What a table that tells only the rounds may tell of the tile of a casino. */
export function tellsOf(asks: readonly LasVegasAsk[], tile: string): readonly LasVegasAsk[] {
  return asks.filter(({ aside, about }) => aside === true && about?.['tile'] === tile);
}

/** The same as questions for fingers: the question, then the player, then what is told of that player. */
export function questionsOf(
  asks: readonly LasVegasAsk[],
  view: View,
  people: BoardPeople
): readonly TileQuestion[] {
  return asks
    .filter((ask): ask is ChooseAsk => ask.kind === 'choose')
    .map((ask) => {
      const groups = new Map<string, TellingOf>();
      for (const choice of ask.choices) {
        const group = groupOf(choice.move);
        const tellings = groups.get(group.id)?.tellings ?? [];
        const telling = { ...choice, label: labelOf(choice.move, view, people) };
        groups.set(group.id, { ...group, tellings: [...tellings, telling] });
      }
      const { question } = text.ask(ask, view, people.names);
      return { id: ask.id, question, of: [...groups.values()] };
    })
    .filter(({ of }) => of.length > 0);
}

/** Whom, or which casino, a move is about. */
function groupOf(move: Move): Omit<TellingOf, 'tellings'> {
  if ('player' in move) return { id: move.player, player: move.player };
  const casino = 'from' in move ? move.from : 'face' in move ? move.face : undefined;
  return casino === undefined || typeof casino !== 'number' ? { id: '' } : { id: String(casino), casino };
}

function labelOf(move: Move, view: View, people: BoardPeople): string {
  if (move.type === 'reward') return capital(sumWords(move.value));
  const short = move.type === 'tile' ? tileOf(move.tile).tellings?.[move.do]?.(move) : undefined;
  return short ?? text.choice(move, view, people.names);
}
