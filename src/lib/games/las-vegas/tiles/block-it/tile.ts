import type { AtTile, MoveAtTile } from '$lib/games/las-vegas/tiles/shared/tile-types';
import { type Face, FACES } from '$lib/games/las-vegas/types';
import type { PlayerId, ReasonWith } from '$lib/core';
import type { CasinoPart } from '$lib/games/las-vegas/tiles/shared/adjust';
import { addDiceToCasino } from '$lib/games/las-vegas/actions/placed-dice';
import { refuseClosed } from '$lib/games/las-vegas/state/main-state';
import {
  tileAskId,
  defineTile,
  choicesInParts,
  zeroPosting,
  type TileContext,
  type TileAsk,
  type TileResult
} from '$lib/games/las-vegas/tiles/shared/define-tile';
import { text, paragraphs } from './strings/en';

export interface BlockIt {
  readonly Id: 'block-it';
  /** Sizes of the clusters that are still on the tile. */
  readonly Pieces: { readonly clusters: readonly number[] };
  readonly Step: object;
  readonly Why:
    | ReasonWith<'blocked', '19.1', AtTile & { face: Face; gray: number }>
    | ReasonWith<'blockItEmpty', '19.3', { at: Face; player: PlayerId }>;
  readonly Move: MoveAtTile<'block-it', 'block', { gray: number; face: Face }>;
  readonly Ask: 'block' | 'lies';
  readonly Part: CasinoPart | { readonly member: 'gray'; readonly value: number };
}

declare module '$lib/games/las-vegas/tiles/shared/tile-types' {
  interface Tiles {
    readonly 'block-it': BlockIt;
  }
}

/** Sizes of the clusters of grey dice, nine dice in all. */
export const CLUSTERS = [1, 1, 2, 2, 3] as const;

function choices({ state, pieces }: TileContext<BlockIt>) {
  return [...new Set(pieces.clusters)].flatMap((gray) =>
    FACES.map((face) => {
      const move = { type: 'tile', tile: 'block-it', do: 'block', gray, face } as const;
      const refusal = refuseClosed(state, face);
      return refusal === undefined ? { move } : { move, refused: refusal };
    })
  );
}

function asks(context: TileContext<BlockIt>): readonly TileAsk<BlockIt>[] {
  return [
    {
      ...tileAskId('block-it', 'block'),
      for: context.player,
      ...choicesInParts(choices(context), 'gray', 'face')
    }
  ];
}

function blockCasino(
  { state, pieces }: TileContext<BlockIt>,
  { gray, face }: BlockIt['Move']
): TileResult<BlockIt> {
  const clusters = [...pieces.clusters];
  clusters.splice(clusters.indexOf(gray), 1);
  return { state: addDiceToCasino(state, face, 'gray', { small: gray, big: 0 }), pieces: { clusters } };
}

export const blockIt = defineTile<BlockIt>({
  id: 'block-it',
  side: 'F1',
  ...text,
  paragraphs,
  disputes: {
    blocked: ({ player, gray, face }, names) => ({
      position: { player: names(player), gray, casino: face }
    }),
    blockItEmpty: 'sentence'
  },
  waitingSentence: 'effect',
  initialState: () => ({ clusters: CLUSTERS }),
  activate: ({ state, casino, pieces, player }) =>
    pieces.clusters.length === 0
      ? { state, postings: [zeroPosting(player, { code: 'blockItEmpty', rule: '19.3', at: casino, player })] }
      : { state, step: {} },
  asks,
  play: (context, move) => {
    const { player, casino } = context;
    const why = {
      code: 'blocked',
      rule: '19.1',
      at: casino,
      player,
      face: move.face,
      gray: move.gray
    } as const;
    return { ...blockCasino(context, move), postings: [zeroPosting(player, why)] };
  },
  resultAsks: (context) =>
    context.pieces.clusters.length === 0
      ? []
      : [{ ...tileAskId('block-it', 'lies'), kind: 'choose', optional: true, choices: choices(context) }],
  enterResult: blockCasino,
  dice: ({ clusters }) => clusters.map((size) => ({ owner: 'gray', dice: { small: size, big: 0 } }))
});
