import {
  deviceChance,
  momentOf,
  nextEntry,
  readLog,
  type EntrySource,
  type Chance,
  type LogOp,
  type Entry
} from '$lib/core';
import {
  drawCards,
  partsAfter,
  partEntered,
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
import { rolledDice, type RolledDice } from './parts-rolled';
import { cloneJson } from '$lib/session/log/log-record';
import type { SaveState } from '$lib/session/log/write-queue.svelte';
import type { PersistedLog } from '$lib/session/log/persisted-log.svelte';
import * as say from '$lib/session/strings/en/session';

type Log = readonly Entry<PartMove>[];

/** The open part set: everything its screen shows and may do. Rolls and draws are made at the tap. */
export class OpenParts {
  readonly #log: PersistedLog<SavedPartSet>;
  readonly #chance: Chance;
  readonly #steps: readonly PartsStep[] = $derived.by(() => replayParts(this.entries));
  readonly #state: PartsState = $derived.by(() => partsAfter(this.#steps));
  readonly #lines: readonly PartLine[] = $derived.by(() => partLines(this.entries));
  readonly #moment: number = $derived.by(() => momentOf(this.entries));
  readonly #redoable: PartsStep | undefined = $derived.by(() => this.#redoneStep());
  /** Call when the screen is left; unsaved data is still written. */
  readonly close: () => void;

  constructor(log: PersistedLog<SavedPartSet>, chance: Chance = deviceChance) {
    this.#log = log;
    this.#chance = chance;
    log.reader = {
      sameAsks: () => true,
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

  /** The fairness of the set's dice. */
  get rolled(): readonly RolledDice[] {
    return rolledDice(this.entries);
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
  roll(tray: string): string | undefined {
    const found = this.state.trays.find(({ id }) => id === tray);
    if (found === undefined) return undefined;
    return this.#do({ type: 'roll', tray, dice: rollTray(found, this.#chance) }, 'app');
  }

  /**
   * Draws pieces of a deck for the player `at`, or for no one. Returns the reason as one sentence if that is
   * impossible.
   */
  draw(part: string, count = 1, holder?: string): string | undefined {
    const pile = this.state.piles[part];
    const found = this.state.chosen.find((each) => each.part.id === part)?.part;
    if (pile === undefined || found?.kind !== 'deck') return undefined;
    try {
      const cards = drawCards(pile, count, this.#chance, found.sides);
      return this.#do({ type: 'draw', part, cards, ...(holder === undefined ? {} : { at: holder }) }, 'app');
    } catch {
      const none: PartMove = {
        type: 'draw',
        part,
        cards: Array<{ by: 'table' }>(count).fill({ by: 'table' })
      };
      return refusePart(this.state, none);
    }
  }

  /**
   * Fills one player's hand up to its size, or everyone's. Returns the reason as one sentence if that is impossible.
   */
  fill(part: string, player?: string): string | undefined {
    const found = this.state.chosen.find((each) => each.part.id === part)?.part;
    if (found?.kind !== 'deck' || found.hand === undefined) return undefined;
    const size = found.hand.size;
    const needs = (player === undefined ? this.state.seats.map((seat) => seat.player) : [player])
      .map((holder) => ({ holder, lack: size - this.#countInHand(part, holder) }))
      .filter(({ lack: missing }) => missing > 0);
    if (needs.length === 0) return say.handsFull;
    return needs
      .map(({ holder, lack: missing }) => this.draw(part, missing, holder))
      .find((refusal) => refusal !== undefined);
  }

  /** Logs a move of the players. Returns the reason as one sentence if it is impossible. */
  play(move: TableMove): string | undefined {
    return this.#do(cloneJson(move), 'table');
  }

  /** Records for good that a player's pieces were viewed; undo skips it. Pieces without an owner are not recorded. */
  revealHand(holder: string | undefined): void {
    const seat = this.state.seats.find(({ player }) => player === holder);
    if (seat !== undefined) this.#add({ look: seat.player });
  }

  /** Stays the same as long as nothing was done except viewing secrets. */
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
    return step === undefined ? undefined : withoutFullStop(partEntered(step));
  }

  /** The label of `redo`; undefined if it would do nothing. */
  get redoLabel(): string | undefined {
    return this.#redoable === undefined ? undefined : withoutFullStop(partEntered(this.#redoable));
  }

  /** Renames the set; an empty name is ignored. */
  rename(name: string): void {
    const trimmed = name.trim().slice(0, MAX_SET_NAME_LENGTH);
    if (trimmed !== '' && trimmed !== this.set.name) this.#log.changeHead({ name: trimmed });
  }

  /** Resolves when everything that can be saved now is saved. */
  settled(): Promise<void> {
    return this.#log.settled();
  }

  #countInHand(part: string, holder: string): number {
    return this.state.piles[part]?.out.app.filter(({ at }) => at === holder).length ?? 0;
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
    const [next] = readLog(this.entries).redoable;
    if (next === undefined) return undefined;
    const again = nextEntry(this.set.id, this.entries, 'redo', 'table', next.at);
    return replayParts([...this.entries, again]).at(-1);
  }
}

export const MAX_SET_NAME_LENGTH = 40;

/** A description of lost entries for a sentence. */
function describeLost(all: Log, entries: Log): string {
  const step = replayParts(all).find(({ entry }) => entries.some(({ seq }) => seq === entry.seq));
  return step === undefined ? say.lastDone : say.quoted(withoutFullStop(partEntered(step)));
}
