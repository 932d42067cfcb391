import { askedOf, type EntrySource, type PlayerId } from '$lib/core';
import type { CardsAsk } from '$lib/games/las-vegas-cards/asks';
import { shownBy } from '$lib/games/las-vegas-cards/draft';
import type { Tap } from '$lib/games/las-vegas-cards/types';

export type { CardsAsk };

/** What the board asks: the first word of the id of an ask, or nothing any more. */
export type AskStep =
  'notes' | 'chipCards' | 'neutral' | 'hand' | 'choose' | 'turnOver' | 'lay' | 'chipCard' | 'count' | 'rest';

export interface Mode {
  readonly step: AskStep;
  /** One for each player who may answer it. */
  readonly asks: readonly CardsAsk[];
  readonly by: EntrySource;
  /** Somebody may tell cards of the table's own. */
  readonly ownCards: boolean;
  /** What may be told besides. */
  readonly asides: readonly CardsAsk[];
}

interface Asked {
  readonly asks: readonly CardsAsk[];
  readonly draft: readonly Tap[];
  readonly parts: Readonly<Record<string, EntrySource>>;
}

const PARTS = { notes: 'notes', chipCards: 'chipCards', neutral: 'neutral' } as const;

/** Which control the board shows: what was tapped last, else what the table has said of its parts. */
export function modeOf({ asks, draft, parts }: Asked): Mode {
  const shown = shownBy(draft);
  const needed = asks.filter((ask) => ask.aside !== true);
  const dealt = asks.filter((ask) => stepOf(ask) === 'hand' && ask.aside === true);
  const wantsDeal = dealt.length > 0 && parts['cards'] === 'app' && !shown.includes('own');
  const asked = wantsDeal ? dealt : (toldLate(asks, shown) ?? ownCards(asks, shown) ?? needed);
  const step = asked[0] === undefined ? 'rest' : stepOf(asked[0]);
  const together = step === 'hand' || step === 'choose' ? (['hand', 'choose'] as const) : [step];
  const part = Object.hasOwn(PARTS, step) ? parts[step] : undefined;
  return {
    step,
    asks: asked.filter((ask) => together.some((each) => each === stepOf(ask))),
    by: shown.find((way) => way === 'app' || way === 'table') ?? part ?? 'table',
    ownCards: asks.some((ask) => stepOf(ask) === 'lay'),
    asides: asks.filter((ask) => ask.aside === true && !asked.includes(ask))
  };
}

/** The notes of a round that are told before it is paid. */
function toldLate(asks: readonly CardsAsk[], shown: readonly string[]): readonly CardsAsk[] | undefined {
  const late = asks.filter((ask) => ask.aside === true && stepOf(ask) === 'notes');
  return shown.includes('notes') && late.length > 0 ? late : undefined;
}

/** Somebody whom the app would deal has own cards instead. */
function ownCards(asks: readonly CardsAsk[], shown: readonly string[]): readonly CardsAsk[] | undefined {
  const own = asks.filter((ask) => stepOf(ask) === 'lay');
  return shown.includes('own') && own.length > 0 ? own : undefined;
}

/** The step that an ask belongs to. */
export function stepOf({ about }: Pick<CardsAsk, 'about'>): AskStep {
  return STEPS.find((step) => step === about?.['step']) ?? 'rest';
}

const STEPS = [
  'notes',
  'chipCards',
  'neutral',
  'hand',
  'choose',
  'turnOver',
  'lay',
  'chipCard',
  'count'
] as const;

/** Whoever is asked, where it is one player. */
export function whoseAsk(ask: CardsAsk): PlayerId | undefined {
  return askedOf(ask)[0];
}

/** The same with this ask first: what the board shows is its step. */
export function withFirst(mode: Mode, first: CardsAsk | undefined): Mode {
  if (first === undefined) return mode;
  return { ...mode, step: stepOf(first), asks: [first, ...mode.asks.filter((ask) => ask !== first)] };
}
