import { dollars, type Ask, type PlayerId } from '$lib/core';
import type { Size } from '$lib/games/las-vegas/hands';
import type { Move, View, Why } from '$lib/games/las-vegas/types';
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
  readonly of: readonly { readonly player?: PlayerId; readonly tellings: readonly Telling[] }[];
}

/** What a table that tells only the rounds may tell of the tile of a casino. */
export function tellsOf(asks: readonly LasVegasAsk[], tile: string): readonly LasVegasAsk[] {
  return asks.filter((ask) => ask.aside === true && ask.id.startsWith(`${tile} `));
}

/** Whether something of any tile can be told now. */
export function canTell(view: View, asks: readonly LasVegasAsk[]): boolean {
  return (view.royale?.tiles ?? []).some(({ tile }) => tellsOf(asks, tile).length > 0);
}

/** The same as questions for fingers: the question, then the player, then what is told of him. */
export function questionsOf(asks: readonly LasVegasAsk[]): readonly Question[] {
  return asks
    .filter((ask): ask is ChooseAsk => ask.kind === 'choose')
    .map(({ id, choices }) => {
      const players = [...new Set(choices.map(({ move }) => playerOf(move)))];
      return {
        id,
        question: wordsOf(id),
        of: players.map((player) => ({
          ...(player === undefined ? {} : { player }),
          tellings: choices
            .filter(({ move }) => playerOf(move) === player)
            .map((choice) => ({ ...choice, label: labelOf(choice.move) }))
        }))
      };
    })
    .filter(({ of }) => of.length > 0);
}

function playerOf(move: Move): PlayerId | undefined {
  return 'player' in move ? move.player : undefined;
}

const QUESTIONS: readonly (readonly [end: string, question: string])[] = [
  [' reward', 'Whom did it pay, and what?'],
  [' held', 'Who holds the token?'],
  ['knockout lies', 'Whose dice lie in the bar?'],
  ['double-down lies', 'Whose dice lie on the tile?'],
  ['my-choice lies', 'Whose die lies on the golden space?'],
  ['handicap lies', 'Which gray dice were taken?']
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
  if (move.do === 'take') return `From casino ${move.from}: ${SLOTS[move.slot]}`;
  if (move.do !== 'lies') return '';
  return move.tile === 'double-down' ? diceWords(move) : dieWords(move.size);
}

const SLOTS = { chip: '1 chip', money: '$30,000', adjust: 'a die adjusted' } as const;

function chips(value: number): string {
  return value === 10000 ? '1 chip' : `${value / 10000} chips`;
}

function dieWords(size: Size): string {
  return size === 'big' ? 'The big die' : 'A small die';
}
