import {
  askedPlayers,
  isAskTap,
  chosenSource,
  tapsFor,
  type Ask,
  type EntrySource,
  type PlayerId,
  type GameTypes,
  tapsOf,
  type AskTap,
  type Outcome
} from '$lib/core';
import type {
  AskContext,
  AskText,
  Control,
  Game,
  GameUi,
  BoardActions,
  Target,
  TargetId,
  Targets
} from '$lib/games/contract/define';
import type { OpenMatch } from '$lib/session';
import type { AskPartWords } from '$lib/ui/strings/en/pads';

export type AnyAsk = Ask<GameTypes['Move'], GameTypes['Why']>;

/** The asks that must be answered now, and optional ones. */
export interface TableAsks {
  readonly required: readonly AnyAsk[];
  readonly optional: readonly AnyAsk[];
}

/**
 * Splits the current asks. A deal comes first if the app deals, even if the match could continue without it. If the players
 * deal, it comes last, after the secrets that can be answered without it.
 */
export function splitAsks(openMatch: OpenMatch): TableAsks {
  const allAsks = openMatch.asks;
  const hiddenAsks = allAsks.filter((ask) => !isPublic(ask) && !isGated(ask));
  const drawnByApp = hiddenAsks.filter((ask) => askedPart(openMatch, ask)?.by === 'app');
  const askedByPlayers = hiddenAsks.filter((ask) => ask.optional !== true && !drawnByApp.includes(ask));
  const others = allAsks.filter((ask) => !drawnByApp.includes(ask) && !askedByPlayers.includes(ask));
  const isNeeded = (ask: AnyAsk): boolean =>
    ask.optional !== true || (askedByPlayers.length > 0 && isGated(ask));
  return {
    required: [...drawnByApp, ...others.filter(isNeeded), ...askedByPlayers],
    optional: others.filter((ask) => !isNeeded(ask))
  };
}

/**
 * Returns the ask to show: the opened ask, else the ask that the draft belongs to, else the ask that the game shows
 * first, else the first ask that must be answered.
 */
export function currentAsk(
  openMatch: OpenMatch,
  { required }: TableAsks,
  openedAskId: string | undefined,
  ui?: GameUi
): AnyAsk | undefined {
  const lastTappedAskId = openMatch.draft.findLast(isAskTap)?.ask;
  const firstAskIds = ui?.firstAsks?.(openMatch.view, openMatch.match.table.parts) ?? [];
  const findAsk = (askId: string | undefined): AnyAsk | undefined =>
    openMatch.asks.find(({ id }) => id === askId);
  return (
    findAsk(openedAskId) ?? findAsk(lastTappedAskId) ?? findAsk(firstAskIds.find(findAsk)) ?? required[0]
  );
}

/** Returns the ask with its taps in the draft, as all players may see it. */
export function askWithTaps(openMatch: OpenMatch, ask: AnyAsk): AskContext {
  return {
    ask,
    view: openMatch.view,
    taps: tapsFor(openMatch.draft, ask.id),
    source: supplierOf(openMatch, ask)
  };
}

/** Returns the special pad of an ask. */
export function controlOf(ui: GameUi | undefined, { id, params }: AnyAsk): Control | undefined {
  const step = String(params?.['step'] ?? id);
  const controls = ui?.controls ?? {};
  return Object.hasOwn(controls, step) ? controls[step] : undefined;
}

/**
 * Returns the asks that are offered along with this one, for the same player or for the whole group. Once a choice has
 * been started, there are none.
 */
export function otherAsks(openMatch: OpenMatch, { ask, taps }: AskContext): readonly AnyAsk[] {
  if (ask.kind === 'choose' && taps.length > 0) return [];
  const isForSamePlayers = (other: AnyAsk): boolean =>
    askedPlayers(other).length === 0 ||
    askedPlayers(other).some((player) => askedPlayers(ask).includes(player));
  return openMatch.asks.filter(
    (other) =>
      other.id !== ask.id && isForSamePlayers(other) && askTextOf(openMatch, other).offerButton !== undefined
  );
}

/** Checks whether one player or team answers the ask alone, behind a gate. */
export function isGated(ask: AnyAsk): boolean {
  return ask.secret === true && ask.dealt !== true && askedPlayers(ask).length > 0;
}

/** Checks whether the app can roll or draw the answer. */
export function isSupplied(ask: AnyAsk): boolean {
  return (ask.kind === 'dice' || ask.kind === 'draw') && ask.byPlayers !== true;
}

/** Checks whether only the app rolls or draws the answer, once someone asks for it. */
export function isDrawnByAppOnly(ask: AnyAsk): boolean {
  return isSupplied(ask) && (ask.dealt === true || !isPublic(ask));
}

/** Checks whether the answer can be entered in front of all players. */
export function isPublic(ask: AnyAsk): boolean {
  return ask.secret !== true;
}

/** Returns the source that answers an ask: the last one tapped, or else the match setting of its part. */
export function supplierOf(openMatch: OpenMatch, ask: AnyAsk): EntrySource {
  return chosenSource(tapsFor(openMatch.draft, ask.id)) ?? askedPart(openMatch, ask)?.by ?? 'table';
}

/** Returns the source set for the part that an ask enters, or undefined if it enters no pieces, or has no part. */
function askedPart({ game, match }: OpenMatch, ask: AnyAsk): { readonly by: EntrySource } | undefined {
  if (!isSupplied(ask) && !(ask.kind === 'counts' && ask.inOrder === true)) return undefined;
  const ids = [ask.id, ask.params?.['part'], ...(ask.kind === 'draw' ? [ask.from] : ['dice', 'die'])];
  const part = ids.find((id) => game.parts.some((part) => part.id === id));
  return part === undefined ? undefined : { by: match.table.parts[part] ?? 'table' };
}

/** Returns the sentences of an ask, as seen by `viewer`. */
export function askTextOf(openMatch: OpenMatch, ask: AnyAsk, viewer?: PlayerId): AskText {
  return openMatch.game.text.ask(ask, viewOf(openMatch, viewer), openMatch.names);
}

/** Returns the labels of the parts of an ask, as seen by `viewer`. */
export function partWords(openMatch: OpenMatch, viewer?: PlayerId): AskPartWords<GameTypes['Move']> {
  const { text }: Pick<Game, 'text'> = openMatch.game;
  const view = viewOf(openMatch, viewer);
  return {
    choice: (move) => text.choice(move, view, openMatch.names),
    countLabel: (group, row) => text.countLabel(group, row, view, openMatch.names),
    piece: (from, piece) => text.piece(from, piece, view),
    nextSentence: (ask, next) => text.nextPieceSentence?.(ask as AnyAsk, next)
  };
}

function viewOf(openMatch: OpenMatch, viewer: PlayerId | undefined): GameTypes['View'] {
  return viewer === undefined ? openMatch.view : openMatch.viewFor(viewer);
}

/**
 * The places on the table that can be tapped now: places of choices, and places that enter a part of an answer. Empty
 * if the game draws no such places.
 */
export function targetsOf(
  ui: GameUi | undefined,
  context: AskContext,
  actions: Pick<BoardActions, 'answer' | 'explain' | 'tap'>
): Targets {
  const control = controlOf(ui, context.ask);
  const parts = [...(control?.targets?.(context) ?? [])].map(([id, tap]): readonly [TargetId, Target] => [
    id,
    partTarget(control, context, tap, actions)
  ]);
  return new Map([...choiceTargets(ui, context, actions), ...parts]);
}

/** The effect of a tap that enters a part of an answer, or completes it. */
export function partTarget(
  control: Control | undefined,
  context: AskContext,
  tap: AskTap,
  actions: Pick<BoardActions, 'answer' | 'explain' | 'tap'>
): Target {
  const chosenValue =
    tap.kit === 'pick' && tapsOf(context.taps, 'pick').findLast(({ part }) => part === tap.part)?.value;
  const isChosen = tap.kit === 'pick' && chosenValue === tap.value;
  const outcome = control?.outcome?.({ ...context, taps: [...context.taps, tap] });
  return outcome === undefined
    ? { choose: () => actions.tap(tap), isChosen }
    : { ...targetOf(context, outcome, actions), ...(isChosen ? { isChosen } : {}) };
}

function choiceTargets(
  ui: GameUi | undefined,
  { ask }: AskContext,
  actions: Pick<BoardActions, 'answer' | 'explain'>
): readonly (readonly [TargetId, Target])[] {
  if (ask.kind !== 'choose') return [];
  return ask.choices.flatMap(({ move }, index) => {
    const id = ui?.targetOf?.(move);
    if (id === undefined) return [];
    return [[id, targetOf({ ask }, { kind: 'choose', choice: index }, actions)] as const];
  });
}

/** A place that answers the ask when tapped, or says why it cannot. */
function targetOf(
  { ask }: Pick<AskContext, 'ask'>,
  outcome: Outcome,
  actions: Pick<BoardActions, 'answer' | 'explain'>
): Target {
  const choice = ask.kind === 'choose' && outcome.kind === 'choose' ? ask.choices[outcome.choice] : undefined;
  const refusal = choice?.refused;
  return {
    choose: () => (refusal === undefined ? actions.answer(ask, outcome) : actions.explain(refusal)),
    isRefused: refusal !== undefined
  };
}
