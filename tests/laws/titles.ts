import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The paragraph numbers at the start of test titles of a game: `'4.2 equal counts leave together'`. */
export function citedIn(game: string): ReadonlySet<string> {
  const folder = join('src/lib/games', game);
  const citedRules = new Set<string>();
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.test.ts')) continue;
    const source = readFileSync(join(folder, file), 'utf8');
    for (const [, number] of source.matchAll(/['"`](\d+\.\d+) \p{L}/gu)) if (number) citedRules.add(number);
  }
  return citedRules;
}
