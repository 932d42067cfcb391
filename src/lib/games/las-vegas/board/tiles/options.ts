import { dollars, listed, plural, type Choice } from '$lib/core';
import type { LasVegasAsk } from '$lib/games/las-vegas/board/mode';
import type { People } from '$lib/games/las-vegas/board/people';
import { BLACK_BOX } from '$lib/games/las-vegas/tiles/black-box';
import { LUCKY_PUNCH, type Tokens } from '$lib/games/las-vegas/tiles/lucky-punch';
import type { TileMove } from '$lib/games/las-vegas/tiles';
import type { Face, Move, View, Why } from '$lib/games/las-vegas/types';
import type { TileMode } from './tile-mode';
import { tokenWords } from './words';

/** A piece that stands on a button. */
export type Piece =
  | {
      readonly piece: 'die';
      readonly face?: Face;
      readonly colour: 'black' | 'player';
      readonly big?: boolean;
    }
  | { readonly piece: 'chip' }
  | { readonly piece: 'note'; readonly value: number }
  | { readonly piece: 'tokens'; readonly count: number }
  /** Face down. */
  | { readonly piece: 'backs'; readonly count: number };

/** One button that answers the whole ask. */
export interface Option {
  readonly choice: Choice<Move, Why>;
  readonly label: string;
  readonly small?: string;
  readonly pieces: readonly Piece[];
  /** Leaves things as they are. */
  readonly quiet?: true;
}

type Words = Omit<Option, 'choice'>;

interface Shown {
  readonly view: View;
  readonly mode: TileMode;
  readonly people: People;
}

/** The buttons of an ask that is answered in one tap; casinos and heaps of dice are asked elsewhere. */
export function optionsOf(ask: LasVegasAsk, shown: Shown): readonly Option[] {
  if (ask.kind !== 'choose') return [];
  return ask.choices.flatMap((choice) => {
    const words = choice.move.type === 'tile' ? wordsOf(choice.move, shown) : undefined;
    return words === undefined ? [] : [{ choice, ...words }];
  });
}

function wordsOf(move: TileMove, shown: Shown): Words | undefined {
  switch (move.do) {
    case 'told':
      return move.tile === 'lucky-punch' ? held(move.held) : money(move.value);
    case 'guess':
      return { label: tokenWords(move.tokens), pieces: [{ piece: 'tokens', count: move.tokens }] };
    case 'pick':
      return pile(move.pick, shown);
    case 'give':
    case 'golden':
      return move.size === 'big'
        ? { label: 'The big die', pieces: [{ piece: 'die', colour: 'player', big: true }] }
        : { label: 'A small die', pieces: [{ piece: 'die', colour: 'player' }] };
    case 'choose':
      return { ...result(move.result), pieces: [{ piece: 'die', face: move.result, colour: 'black' }] };
    case 'activate':
      return activated(move.face, shown);
    case 'place':
      return black(move.faces);
    case 'keep':
      return { label: 'Leave the token where it is', small: 'no step, no reward', pieces: [], quiet: true };
    case 'none':
      return { label: move.tile === 'handicap' ? 'Take none' : 'Put none', pieces: [], quiet: true };
    case 'bet':
    case 'block':
    case 'close':
    case 'held':
    case 'hide':
    case 'lies':
    case 'move':
    case 'put':
    case 'split':
    case 'stop':
    case 'take':
    case 'takeBack':
    case 'throw':
    case 'turn':
    case 'use':
      return undefined;
  }
}

function held(tokens: Tokens | undefined): Words {
  if (tokens === undefined) return { label: 'Guessed right', small: 'nothing', pieces: [] };
  const pieces: readonly Piece[] = [{ piece: 'tokens', count: tokens }];
  return { label: tokenWords(tokens), small: sum(LUCKY_PUNCH[tokens]), pieces };
}

function sum(value: number): string {
  if (value === 0) return '$0';
  return value <= 20000 ? plural(value / 10000, 'chip') : dollars(value);
}

function money(value: number): Words {
  if (value === 0) return { label: '$0', pieces: [] };
  if (value > 20000) return { label: dollars(value), pieces: [{ piece: 'note', value }] };
  const chips = Array.from({ length: value / 10000 }, (): Piece => ({ piece: 'chip' }));
  return { label: sum(value), pieces: chips };
}

function pile(pick: 0 | 1, { mode }: Shown): Words {
  const sizes = 'sizes' in mode.step ? mode.step.sizes : undefined;
  const count = sizes?.[pick] ?? 0;
  return {
    label: pick === 0 ? 'One pile' : 'The other pile',
    small: `${tokenWords(count)} of ${BLACK_BOX.length}`,
    pieces: [{ piece: 'backs', count }]
  };
}

const RESULTS: Readonly<Record<Face, string>> = {
  1: '1 chip',
  2: '2 chips',
  3: '$30,000',
  4: 'Another tile',
  5: 'Adjust a die',
  6: 'Golden space'
};

function result(face: Face): Pick<Words, 'label' | 'small'> {
  return { label: RESULTS[face], small: `for the ${face}` };
}

function activated(face: Face, { view }: Shown): Words {
  const title = view.casinos[face - 1]?.tile?.title ?? '';
  return { label: title, small: `casino ${face}`, pieces: [] };
}

function black(faces: readonly Face[]): Words {
  const pieces = faces.map((face): Piece => ({ piece: 'die', face, colour: 'black' }));
  if (faces.length === 0) return { label: 'None', pieces, quiet: true };
  const casinos = [...new Set(faces)].map(String);
  const label = faces.length === 2 ? 'Both' : `The ${faces[0] ?? ''}`;
  const small = `${casinos.length === 1 ? 'casino' : 'casinos'} ${listed(casinos)}`;
  return { label, small, pieces };
}
