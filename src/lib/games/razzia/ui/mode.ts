import type { Ask, EntrySource } from '$lib/core';
import { stepOf } from '$lib/games/razzia/actions/asks';
import { shownBy } from '$lib/games/razzia/actions/draft';
import type { Move, RoundStep, Tap, Why } from '$lib/games/razzia/types';

export type RazziaAsk = Ask<Move, Why>;

/** The current step of the board, and the source that answers it. */
export interface Mode {
  /** `rest` if nothing is asked. */
  readonly step: RoundStep | 'rest';
  /** One ask for each player who is asked. */
  readonly asks: readonly RazziaAsk[];
  readonly by: EntrySource;
  /** The ask with which the app could deal cards instead. */
  readonly hands: RazziaAsk | undefined;
}

interface Asked {
  readonly asks: readonly RazziaAsk[];
  readonly draft: readonly Tap[];
  readonly parts: Readonly<Record<string, EntrySource>>;
}

/** Chooses the control to show: the one tapped last, or else the one for the source of the part. */
export function modeOf({ asks, draft, parts }: Asked): Mode {
  const hands = asks.find((ask) => stepOf(ask) === 'hands');
  const [first] = asks.filter((ask) => ask.aside !== true);
  const asked = first === undefined ? 'rest' : stepOf(first);
  const step = insteadOf(asked, hands, draft, parts);
  return {
    step,
    asks: asks.filter((ask) => stepOf(ask) === step),
    by: step === 'hands' ? 'app' : (wayOf(draft) ?? parts[step === 'lay' ? 'chits' : 'die'] ?? 'table'),
    hands
  };
}

/**
 * Replaces the step: the app deals if it supplies the cards, and players can reveal physical cards instead of choosing.
 */
function insteadOf(
  step: RoundStep | 'rest',
  hands: RazziaAsk | undefined,
  draft: Asked['draft'],
  parts: Asked['parts']
): RoundStep | 'rest' {
  if (step === 'lay' && hands !== undefined && parts['cards'] === 'app') return 'hands';
  if (step === 'choose' && shownBy(draft) === 'reveal') return 'reveal';
  return step;
}

function wayOf(draft: readonly Tap[]): EntrySource | undefined {
  const shown = shownBy(draft);
  return shown === 'app' || shown === 'table' ? shown : undefined;
}
