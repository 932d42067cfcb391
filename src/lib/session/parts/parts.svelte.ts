import {
  deviceRandom,
  eventTimeOf,
  nextEntry,
  readLog,
  type EntrySource,
  type RandomSource,
  type LogOp,
  type Entry
} from '$lib/core';
import {
  drawCards,
  stateAfterSteps,
  partLogSentence,
  refusePart,
  replayParts,
  rollTray,
  type PartMove,
  type PartsState,
  type PartsStep,
  type TableMove
} from '$lib/parts';
import { timeNow } from '$lib/storage/database/database';
import type { SavedPartSet } from '$lib/storage/database/schema';
import type { StorageError } from '$lib/storage/database/storage-error';
import { withoutFullStop } from '$lib/session/match/labels';
import { partLines, type PartLine } from './parts-lines';
import { rolledDiceOf, type RolledDice } from './parts-rolled';
import { cloneJson } from '$lib/session/log/log-record';
import type { SaveState } from '$lib/session/log/write-queue.svelte';
import type { PersistedLog } from '$lib/session/log/persisted-log.svelte';
import * as say from '$lib/session/strings/en/session';

type Log = readonly Entry<PartMove>[];

/**
 * The open part set, with everything its screen can show and do. Each tap on a roll or draw button rolls or draws at
 * once.
 */
export class OpenParts {
  readonly #log: PersistedLog<SavedPartSet>;
  readonly #chance: RandomSource;
  readonly #steps: readonly PartsStep[] = $derived.by(() => replayParts(this.entries));
  readonly #state: PartsState = $derived.by(() => stateAfterSteps(this.#steps));
  readonly #lines: readonly PartLine[] = $derived.by(() => partLines(this.entries));
  readonly #moment: number = $derived.by(() => eventTimeOf(this.entries));
  readonly #redoable: PartsStep | undefined = $derived.by(() => this.#redoneStep());
  /** Call when the screen is left; unsaved data is still written. */
  readonly close: () => void;

  constructor(log: PersistedLog<SavedPartSet>, random: RandomSource = deviceRandom) {
    this.#log = log;
    this.#chance = random;
    log.mergeContext = {
      hasSameAsks: () => true,
      describeLost: (entries) => describeLost(log.entries as Log, entries as Log)
    };
    this.close = log.enter();
  }

  get set(): SavedPartSet {
    return this.#log.head;
  }

  /** The whole log, oldest first. */
  get entries(): Log {
    return this.#log.entries as Log;
  }

  /** The log for the screen, newest first. */
  get lines(): readonly PartLine[] {
    return this.#lines;
  }

  get state(): PartsState {
    return this.#state;
  }

  /** The fairness of each kind of dice in the set, from all its rolls. */
  get rolled(): readonly RolledDice[] {
    return rolledDiceOf(this.entries);
  }

  get saveState(): SaveState {
    return this.#log.saveState;
  }

  /** The current storage error, which also says what happens to new entries. */
  get error(): StorageError | undefined {
    return this.#log.error;
  }

  /** A message about changes made in another tab. The next move clears it. */
  get notice(): string | undefined {
    return this.#log.notice;
  }

  dismissNotice(): void {
    this.#log.notice = undefined;
  }

  /** Rolls the dice of a tray. Returns the reason as one sentence if that is impossible. */
  roll(trayId: string): string | undefined {
    const matchingTray = this.state.trays.find(({ id }) => id === trayId);
    if (matchingTray === undefined) return undefined;
    return this.#do({ type: 'roll', tray: trayId, dice: rollTray(matchingTray, this.#chance) }, 'app');
  }

  /**
   * Draws pieces of a deck for the player `holder`, or for no one. Returns the reason as one sentence if that is
   * impossible.
   */
  draw(partId: string, count = 1, holder?: string): string | undefined {
    const pile = this.state.piles[partId];
    const deckPart = this.state.chosen.find((chosenPart) => chosenPart.part.id === partId)?.part;
    if (pile === undefined || deckPart?.kind !== 'deck') return undefined;
    try {
      const cards = drawCards(pile, count, this.#chance, deckPart.sides);
      return this.#do(
        { type: 'draw', part: partId, cards, ...(holder === undefined ? {} : { at: holder }) },
        'app'
      );
    } catch {
      const impossibleDraw: PartMove = {
        type: 'draw',
        part: partId,
        cards: Array<{ by: 'table' }>(count).fill({ by: 'table' })
      };
      return refusePart(this.state, impossibleDraw);
    }
  }

  /**
   * Fills one player's hand up to its size, or everyone's. Returns the reason as one sentence if that is impossible.
   */
  fillHands(partId: string, player?: string): string | undefined {
    const deckPart = this.state.chosen.find((chosenPart) => chosenPart.part.id === partId)?.part;
    if (deckPart?.kind !== 'deck' || deckPart.hand === undefined) return undefined;
    const size = deckPart.hand.size;
    const neededCards = (player === undefined ? this.state.seats.map((seat) => seat.player) : [player])
      .map((holder) => ({ holder, lack: size - this.#countInHand(partId, holder) }))
      .filter(({ lack: missingCount }) => missingCount > 0);
    if (neededCards.length === 0) return say.handsFull;
    return neededCards
      .map(({ holder, lack: missingCount }) => this.draw(partId, missingCount, holder))
      .find((refusal) => refusal !== undefined);
  }

  /** Logs a move that the players made themselves. Returns the reason as one sentence if it is impossible. */
  play(move: TableMove): string | undefined {
    return this.#do(cloneJson(move), 'table');
  }

  /** Records for good that a player's pieces were viewed; undo skips it. Pieces without an owner are not recorded. */
  revealHand(holder: string | undefined): void {
    const seat = this.state.seats.find(({ player }) => player === holder);
    if (seat !== undefined) this.#add({ look: seat.player });
  }

  /** The time of the last event. Viewing secrets does not change it. */
  get moment(): number {
    return this.#moment;
  }

  undo(): void {
    if (this.#steps.length > 0) this.#add('undo');
  }

  redo(): void {
    if (this.#redoable !== undefined) this.#add('redo');
  }

  /** The label of `undo`; undefined if it would do nothing. */
  get undoLabel(): string | undefined {
    const step = this.#steps.at(-1);
    return step === undefined ? undefined : withoutFullStop(partLogSentence(step));
  }

  /** The label of `redo`; undefined if it would do nothing. */
  get redoLabel(): string | undefined {
    return this.#redoable === undefined ? undefined : withoutFullStop(partLogSentence(this.#redoable));
  }

  /** Renames the set; an empty name is ignored. */
  rename(name: string): void {
    const trimmedName = name.trim().slice(0, MAX_SET_NAME_LENGTH);
    if (trimmedName !== '' && trimmedName !== this.set.name) this.#log.changeHead({ name: trimmedName });
  }

  /** Resolves when everything that can be saved now is saved. */
  whenSaved(): Promise<void> {
    return this.#log.whenSaved();
  }

  #countInHand(partId: string, holder: string): number {
    return this.state.piles[partId]?.out.app.filter(({ at }) => at === holder).length ?? 0;
  }

  #do(move: PartMove, source: EntrySource): string | undefined {
    const refusal = refusePart(this.state, move);
    if (refusal === undefined) this.#add({ move }, source);
    return refusal;
  }

  #add(action: LogOp<PartMove>, source: EntrySource = 'table'): void {
    this.#log.add(
      nextEntry(this.set.id, this.entries, action, source, Math.max(timeNow(), this.set.startedAt))
    );
  }

  #redoneStep(): PartsStep | undefined {
    const [next] = readLog(this.entries).redoableEntries;
    if (next === undefined) return undefined;
    const redoEntry = nextEntry(this.set.id, this.entries, 'redo', 'table', next.at);
    return replayParts([...this.entries, redoEntry]).at(-1);
  }
}

export const MAX_SET_NAME_LENGTH = 40;

/** Describes lost entries, for use inside a sentence. */
function describeLost(allEntries: Log, entries: Log): string {
  const step = replayParts(allEntries).find(({ entry }) => entries.some(({ seq }) => seq === entry.seq));
  return step === undefined ? say.lastAction : say.quoted(withoutFullStop(partLogSentence(step)));
}
