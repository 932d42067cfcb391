import { askedOf, type EntrySource, type PlayerId } from '$lib/core';
import type { CardsAsk } from '$lib/games/las-vegas-cards/actions/asks';
import { shownBy } from '$lib/games/las-vegas-cards/actions/draft';
import type { Tap } from '$lib/games/las-vegas-cards/types';

export type { CardsAsk };

/** The step that the board asks for: the `step` of an ask, or `rest` if there is none. */
export type AskStep =
  'notes' | 'chipCards' | 'neutral' | 'hand' | 'choose' | 'turnOver' | 'lay' | 'chipCard' | 'count' | 'rest';

export interface Mode {
  readonly step: AskStep;
  /** One ask for each player who may answer. */
  readonly asks: readonly CardsAsk[];
  readonly by: EntrySource;
  /** A player may enter physical cards instead of a dealt hand. */
  readonly ownCards: boolean;
  /** Optional asks that can be answered as well. */
  readonly asides: readonly CardsAsk[];
}

interface Asked {
  readonly asks: readonly CardsAsk[];
  readonly draft: readonly Tap[];
  readonly parts: Readonly<Record<string, EntrySource>>;
}

const PARTS = { notes: 'notes', chipCards: 'chipCards', neutral: 'neutral' } as const;

/** Chooses the control to show: the one tapped last, or else the one for the source of the part. */
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

/** Returns the optional ask for late notes, if the players opened it. */
function toldLate(asks: readonly CardsAsk[], shown: readonly string[]): readonly CardsAsk[] | undefined {
  const late = asks.filter((ask) => ask.aside === true && stepOf(ask) === 'notes');
  return shown.includes('notes') && late.length > 0 ? late : undefined;
}

/** Returns the asks for physical cards, if a player whom the app would deal to opened them. */
function ownCards(asks: readonly CardsAsk[], shown: readonly string[]): readonly CardsAsk[] | undefined {
  const own = asks.filter((ask) => stepOf(ask) === 'lay');
  return shown.includes('own') && own.length > 0 ? own : undefined;
}

/** Returns the step of an ask. */
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

/** Returns the player who is asked, if it is one. */
export function whoseAsk(ask: CardsAsk): PlayerId | undefined {
  return askedOf(ask)[0];
}

/** Moves this ask to the front, so that the board shows its step. */
export function withFirst(mode: Mode, first: CardsAsk | undefined): Mode {
  if (first === undefined) return mode;
  return { ...mode, step: stepOf(first), asks: [first, ...mode.asks.filter((ask) => ask !== first)] };
}
