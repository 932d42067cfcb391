export { keepScreenOn, keepAwake } from './device/awake.svelte';
export { BoxRules } from './parts/box.svelte';
export { consequencesIn } from './log/edit-entry';
export { readDeleted, type DeletedMatch } from './results/deleted';
export { requestProtection as protect, readDeviceState, type DeviceState } from './device/device';
export { Quarantine, type QuarantinedItem } from './device/quarantine.svelte';
export type { DroppedLine, NextDropped } from './log/dropped-entries';
export { damagedDataLabel as drawerWords, KIND_TITLES } from './strings/en/quarantine';
export { readLedger, readNewest } from './results/finished-matches';
export { FormDraft } from './forms/form-draft';
export { getLastDeletedId as lastDeleted } from './match/match-cache';
export { SavedForm, TypedForm } from './forms/saved-form.svelte';
export { renamingLabel } from './match/labels';
export type { LogLine } from './match/lines';
export type { ReasonPayment } from './results/payments-by-reason';
export { secretViewsText, type SecretViews } from './match/secret-views';
export { DELETED_RETENTION_MS, RunningMatches, type RunningMatch } from './home/running-matches.svelte';
export { OpenMatch } from './match/match.svelte';
export { openMatch, seatsOfMatch } from './match/open';
export { RecordLoader } from './log/record-loader.svelte';
export type { KnownPlayer } from './people/known-players';
export {
  playerDirectoryOf,
  readKnownPlayers as knownPlayers,
  type UndoChanges as BackTo,
  type PlayerDirectory
} from './people/player-directory.svelte';
export type { SaveState } from './log/write-queue.svelte';
export { openSample } from './match/sample';
export { Settings, settings, THEMES, type Theme } from './device/settings.svelte';
export { playEffect as sound } from './device/sound';
export type { Sound } from './device/synth';
export type { MatchSummary } from './match/match-summary';
export { playAgain, startMatch } from './match/start';
export type { ResultPlace, RememberedPlayer, Result, SavedMatch, Totals } from '$lib/storage/database/schema';
export { StorageError, type StorageErrorCode } from '$lib/storage/database/storage-error';
