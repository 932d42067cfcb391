import { plural, type Ask, type PlayerId } from '$lib/core';
import { putTo, refuseClosed } from '$lib/games/las-vegas/hands';
import { FACES, type Face, type Move, type Why } from '$lib/games/las-vegas/types';
import { defineTile, nothing, type Acting, type Went } from './tile';

/** The clusters of gray dice, nine in all. */
export const CLUSTERS = [1, 1, 2, 2, 3] as const;

export interface BlockIt {
  readonly Id: 'block-it';
  /** The clusters that still lie on the tile, by how many dice. */
  readonly Live: { readonly clusters: readonly number[] };
  readonly Step: object;
  readonly Why: {
    readonly code: 'blocked';
    readonly rule: '19.1';
    readonly at: Face;
    readonly player: PlayerId;
    readonly face: Face;
    readonly gray: number;
  };
  readonly Do: {
    readonly type: 'tile';
    readonly tile: 'block-it';
    readonly do: 'block';
    readonly gray: number;
    readonly face: Face;
  };
}

function choices({ state, live }: Acting<BlockIt>) {
  return [...new Set(live.clusters)].flatMap((gray) =>
    FACES.map((face) => {
      const move = { type: 'tile', tile: 'block-it', do: 'block', gray, face } as const;
      const refused = refuseClosed(state, face);
      return refused === undefined ? { move } : { move, refused };
    })
  );
}

function asks(acting: Acting<BlockIt>): readonly Ask<Move, Why>[] {
  return [{ id: 'block-it block', for: acting.player, kind: 'choose', choices: choices(acting) }];
}

function block({ state, live }: Acting<BlockIt>, { gray, face }: BlockIt['Do']): Went<BlockIt> {
  const clusters = [...live.clusters];
  clusters.splice(clusters.indexOf(gray), 1);
  return { state: putTo(state, face, 'gray', { small: gray, big: 0 }), live: { clusters } };
}

export const blockIt = defineTile<BlockIt>({
  id: 'block-it',
  side: 'F1',
  title: 'Block It!',
  does: 'Take one cluster of one, two or three gray dice from the tile and put all of them into one casino. They count there for an imaginary player.',
  paragraphs: [
    {
      id: '19.1',
      title: 'One cluster, one casino',
      text: 'Whoever activates the tile takes all gray dice of one cluster and puts them into one casino, any that is not closed. The clusters are one, one, two, two and three dice. When all are gone, nothing happens.',
      source: 'printed',
      related: ['8.8']
    },
    {
      id: '19.2',
      title: 'Whose gray dice they are',
      text: 'In the casinos they belong to an imaginary player at once, during the round and at the payout: one for all gray dice, and with two players another one than the neutral colour.',
      source: 'printed',
      related: ['5.3', '16.3']
    }
  ],
  sentences: {
    blocked: ({ player, face, gray }, names) =>
      `${names(player)} puts ${plural(gray, 'gray die', 'gray dice')} into casino ${face}.`
  },
  lines: {
    block: ({ gray, face }) => `Casino ${face} gets ${plural(gray, 'gray die', 'gray dice')}.`
  },
  start: () => ({ clusters: CLUSTERS }),
  activate: ({ state, live }) => (live.clusters.length === 0 ? { state } : { state, step: {} }),
  asks,
  play: (acting, move) => {
    const { player, at } = acting;
    const why = { code: 'blocked', rule: '19.1', at, player, face: move.face, gray: move.gray } as const;
    return { ...block(acting, move), postings: [nothing(player, why)] };
  },
  tells: (acting) =>
    acting.live.clusters.length === 0
      ? []
      : [{ id: 'block-it lies', kind: 'choose', aside: true, choices: choices(acting) }],
  tell: block,
  dice: ({ clusters }) => clusters.map((small) => ({ who: 'gray', dice: { small, big: 0 } }))
});
