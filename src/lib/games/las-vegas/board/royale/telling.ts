import { dollars, type Ask, type PlayerId } from '$lib/core';
import type { Size } from '$lib/games/las-vegas/hands';
import type { Face, Move, Why } from '$lib/games/las-vegas/types';
import { diceWords } from '$lib/games/las-vegas/words';

type LasVegasAsk = Ask<Move, Why>;
type ChooseAsk = Extract<LasVegasAsk, { kind: 'choose' }>;

/** One thing that can be told of a tile, and of whom. */
export interface Telling {
  readonly label: string;
  readonly move: Move;
  readonly refused?: Why;
}

/** Things to be told together: under one question, of one player or of nobody in particular. */
export interface Question {
  readonly id: string;
  readonly question: string;
  readonly of: readonly Told[];
}

/** What can be told of one player, or of one casino; `id` tells them apart. */
export interface Told {
  readonly id: string;
  readonly player?: PlayerId;
  readonly casino?: Face;
  readonly tellings: readonly Telling[];
}

/** What a table that tells only the rounds may tell of the tile of a casino. */
export function tellsOf(asks: readonly LasVegasAsk[], tile: string): readonly LasVegasAsk[] {
  return asks.filter((ask) => ask.aside === true && ask.id.startsWith(`${tile} `));
}

/** The same as questions for fingers: the question, then the player, then what is told of him. */
export function questionsOf(asks: readonly LasVegasAsk[]): readonly Question[] {
  return asks
    .filter((ask): ask is ChooseAsk => ask.kind === 'choose')
    .map(({ id, choices }) => {
      const groups = new Map<string, Told>();
      for (const choice of choices) {
        const group = groupOf(choice.move);
        const tellings = groups.get(group.id)?.tellings ?? [];
        groups.set(group.id, {
          ...group,
          tellings: [...tellings, { ...choice, label: labelOf(choice.move) }]
        });
      }
      return { id, question: wordsOf(id), of: [...groups.values()] };
    })
    .filter(({ of }) => of.length > 0);
}

function groupOf(move: Move): Omit<Told, 'tellings'> {
  if ('player' in move) return { id: move.player, player: move.player };
  if (move.type === 'tile' && move.do === 'take') return { id: String(move.from), casino: move.from };
  return { id: '' };
}

const QUESTIONS: readonly (readonly [end: string, question: string])[] = [
  [' reward', 'Whom did it pay?'],
  [' held', 'Who holds the token?'],
  ['knockout lies', 'Whose dice lie in the bar?'],
  ['double-down lies', 'Whose dice lie on the tile?'],
  ['my-choice lies', 'Whose die lies on the golden space?'],
  ['handicap lies', 'From where was a gray die taken?']
];

function wordsOf(id: string): string {
  const space = /^nice-dice lies (\d)$/.exec(id)?.[1];
  if (space !== undefined) return `Whose die lies on space ${space}?`;
  return QUESTIONS.find(([end]) => id.endsWith(end))?.[1] ?? id;
}

function labelOf(move: Move): string {
  if (move.type === 'reward') return move.value < 30000 ? chips(move.value) : dollars(move.value);
  if (move.type !== 'tile') return '';
  if (move.do === 'held') return 'Holds it';
  if (move.do === 'take') return SLOTS[move.slot];
  if (move.do !== 'lies') return '';
  return move.tile === 'double-down' ? diceWords(move) : dieWords(move.size);
}

const SLOTS = { chip: '1 chip', money: '$30,000', adjust: 'A die adjusted' } as const;

function chips(value: number): string {
  return value === 10000 ? '1 chip' : `${value / 10000} chips`;
}

function dieWords(size: Size): string {
  return size === 'big' ? 'The big die' : 'A small die';
}
