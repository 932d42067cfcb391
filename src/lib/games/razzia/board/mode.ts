import type { Ask, EntrySource } from '$lib/core';
import { stepOf } from '$lib/games/razzia/asks';
import { shownBy } from '$lib/games/razzia/draft';
import type { Move, RoundStep, Tap, Why } from '$lib/games/razzia/types';

export type RazziaAsk = Ask<Move, Why>;

/** What the table is asked now, and who answers. */
export interface Mode {
  /** Nothing is asked any more where it rests. */
  readonly step: RoundStep | 'rest';
  /** One for each player who is asked. */
  readonly asks: readonly RazziaAsk[];
  readonly by: EntrySource;
  /** The app could deal cards instead. */
  readonly hands: RazziaAsk | undefined;
}

interface Asked {
  readonly asks: readonly RazziaAsk[];
  readonly draft: readonly Tap[];
  readonly parts: Readonly<Record<string, EntrySource>>;
}

/** Which control the board shows: what was tapped last, else what the table has said of its parts. */
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

/** A table tells what it does itself, and is dealt what it does not. */
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
