import { device, type Database } from '$lib/storage/database/database';
import { readSettings, saveSetting } from '$lib/storage/records/settings';
import { SCORE_UNITS, type ScoreUnit } from './bg-stats';

/** The key of the setting; the unit is chosen once, because BG Stats compares a play with earlier ones. */
const KEY = 'bgStatsScore';

/** The unit of scores in BG Stats that was chosen on this device; dollars if none was, or storage cannot be read. */
export async function readScoreUnit(database: Database = device): Promise<ScoreUnit> {
  const { [KEY]: saved } = await readSettings(database).catch((): Record<string, unknown> => ({}));
  return SCORE_UNITS.find((unit) => unit === saved) ?? 'dollars';
}

/** Remembers the unit. Never rejects: without storage it lasts until the page is closed. */
export async function saveScoreUnit(unit: ScoreUnit, database: Database = device): Promise<void> {
  await saveSetting(database, KEY, unit).catch(() => undefined);
}
