import type { Ask, By, PlayerId } from '$lib/core';
import { shownBy } from '$lib/games/razzia/draft';
import type { Move, Tap, View, Why } from '$lib/games/razzia/types';

type RazziaAsk = Ask<Move, Why>;

/** What the table is asked now, and the control that asks it. */
export type Mode =
  | { readonly mode: 'rest' | 'put' | 'turnOver' | 'propose' | 'taken' }
  | { readonly mode: 'lay' | 'duel'; readonly ask: RazziaAsk; readonly control: By }
  | { readonly mode: 'hands'; readonly ask: RazziaAsk }
  /** Cards of the table, told after they were turned over; the app could deal instead. */
  | { readonly mode: 'reveal'; readonly deal?: RazziaAsk }
  /** Everybody chooses in secret; those who still have to. */
  | { readonly mode: 'choose'; readonly waiting: readonly PlayerId[] }
  | { readonly mode: 'answer'; readonly waiting: readonly PlayerId[] };

interface Asked {
  readonly view: View;
  readonly asks: readonly RazziaAsk[];
  readonly draft: readonly Tap[];
  readonly parts: Readonly<Record<string, By>>;
}

/** Which control the board shows: what was tapped last, else what the table has said of its parts. */
export function modeOf({ view, asks, draft, parts }: Asked): Mode {
  const [first] = asks.filter((ask) => ask.aside !== true);
  const hands = asks.find((ask) => ask.id === 'hands');
  if (first === undefined) return { mode: 'rest' };
  if (first.id === 'hands') return { mode: 'hands', ask: first };
  if (first.id === 'lay') {
    if (hands !== undefined && parts['cards'] === 'app') return { mode: 'hands', ask: hands };
    return { mode: 'lay', ask: first, control: control(draft, parts['chits']) };
  }
  if (first.id === 'duel') return { mode: 'duel', ask: first, control: control(draft, parts['die']) };
  if (first.id === 'reveal')
    return hands === undefined ? { mode: 'reveal' } : { mode: 'reveal', deal: hands };
  if (first.id.startsWith('choose')) {
    if (shownBy(draft) === 'reveal') return { mode: 'reveal' };
    return { mode: 'choose', waiting: view.seats.filter((player) => !view.chosen.includes(player)) };
  }
  if (first.id.startsWith('answer'))
    return { mode: 'answer', waiting: asks.flatMap((ask) => (ask.for === undefined ? [] : [ask.for])) };
  return { mode: first.id as 'put' | 'turnOver' | 'propose' | 'taken' };
}

function control(draft: readonly Tap[], part: By | undefined): By {
  const shown = shownBy(draft);
  if (shown === 'app' || shown === 'table') return shown;
  return part ?? 'table';
}
