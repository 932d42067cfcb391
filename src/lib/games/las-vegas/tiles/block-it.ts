import { capital, listed, plural, type PlayerId } from '$lib/core';
import { putTo, refuseClosed } from '$lib/games/las-vegas/placed-dice';
import { FACES, type Face } from '$lib/games/las-vegas/types';
import { casinoPicks, type CasinoPick } from './picks';
import { called, defineTile, nothing, type Acting, type TileAsk, type Went } from './tile';

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
    readonly at: Face | 'this';
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
  readonly Ask: 'block' | 'lies';
  readonly Pick: CasinoPick | { readonly member: 'gray'; readonly value: number };
}

declare module './tile-words' {
  interface Tiles {
    readonly 'block-it': BlockIt;
  }
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

function asks(acting: Acting<BlockIt>): readonly TileAsk<BlockIt>[] {
  return [{ ...called('block-it', 'block'), for: acting.player, kind: 'choose', choices: choices(acting) }];
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
  inShort: 'One cluster of gray dice goes from the tile into one casino.',
  does: 'Take one cluster of one, two or three gray dice from the tile and put all of them into one casino. They count there for an imaginary player.',
  paragraphs: [
    {
      id: '19.1',
      title: 'One cluster, one casino',
      text: 'Whoever activates the tile takes all gray dice of one cluster and puts them into one casino of their choice. The clusters are one, one, two, two and three dice.',
      source: 'printed',
      related: ['8.8', '19.3']
    },
    {
      id: '19.2',
      title: 'Whose gray dice they are',
      text: 'As soon as they lie in a casino, in the round as well as at the payout, gray dice count for somebody who is not there; with two players that is somebody else than the one of the neutral dice.',
      source: 'printed',
      related: ['5.3', '16.3']
    },
    {
      id: '19.3',
      title: 'No gray dice left',
      text: 'When all clusters are gone, activating the tile does nothing.',
      source: 'reading',
      related: ['19.1']
    }
  ],
  sentences: {
    blocked: ({ player, face, gray }, names) =>
      `${names(player)} puts ${plural(gray, 'gray die', 'gray dice')} into casino ${face}.`
  },
  disputes: {
    blocked: ({ player, gray, face }, names) => ({
      position: { player: names(player), gray, casino: face }
    })
  },
  lines: {
    block: ({ gray, face }) => `Casino ${face} gets ${plural(gray, 'gray die', 'gray dice')}.`
  },
  asking: {
    block: () => ({
      question: 'Which gray dice, and where?',
      hint: 'A whole cluster goes into one casino.'
    }),
    lies: () => ({
      question: 'Which gray dice were taken, and where do they lie?',
      hint: 'A whole cluster lies in one casino.'
    })
  },
  choices: {
    block: ({ gray, face }) => `${plural(gray, 'gray die', 'gray dice')} into casino ${face}`
  },
  picks: {
    ...casinoPicks,
    gray: (value) => `A cluster of ${plural(value, 'gray die', 'gray dice')} chosen`
  },
  tellings: { block: ({ gray }) => capital(plural(gray, 'gray die', 'gray dice')) },
  stands: ({ live }) =>
    live.clusters.length === 0
      ? 'All gray dice are taken.'
      : `Clusters of ${listed(live.clusters.map(String))} gray dice lie on it.`,
  happened: 'does',
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
      : [{ ...called('block-it', 'lies'), kind: 'choose', aside: true, choices: choices(acting) }],
  tell: block,
  dice: ({ clusters }) => clusters.map((small) => ({ who: 'gray', dice: { small, big: 0 } }))
});
