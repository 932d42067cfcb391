import { describe, expect, test } from 'vitest';
import { countFile, rowOf } from '#scripts/lines.js';

describe('counting lines', () => {
  test.each([
    ['src/lib/games/razzia/payout/payout.ts', 'rules'],
    ['src/lib/games/razzia/referee/casino.ts', 'referee'],
    ['src/lib/referee/define-case.ts', 'referee'],
    ['src/lib/games/razzia/strings/en/refusals.ts', 'strings'],
    ['src/lib/games/razzia/rulebook-more.ts', 'strings'],
    ['src/lib/games/razzia/ui/walk.ts', 'screens'],
    ['src/lib/games/razzia/index.ts', 'glue'],
    ['src/lib/games/razzia/payout.test.ts', 'tests'],
    ['src/lib/games/razzia/fixtures/match.ts', 'tests'],
    ['src/lib/session/match/match.svelte.ts', 'screens'],
    ['src/lib/storage/database/database.ts', 'glue'],
    ['src/routes/strings/en.ts', 'strings'],
    ['src/app.css', 'styles'],
    ['tests/laws/law.ts', 'tests'],
    ['scripts/build/build.js', 'scripts'],
    ['gallery/stories/pieces.svelte', 'scripts'],
    ['src/service-worker.ts', 'glue']
  ])('%s counts as %s', (file, part) => {
    expect(countFile(file, 'one\ntwo\n')).toEqual({ [part]: 2 });
  });

  test('the style of a component counts as styles', () => {
    const text = '<p>one</p>\n\n<style>\n  p {\n    color: red;\n  }\n</style>\n';
    expect(countFile('src/lib/ui/Card.svelte', text)).toEqual({ screens: 2, styles: 5 });
  });

  test('a file of another type is not counted', () => {
    expect(countFile('static/icons/icon.svg', 'one\n')).toEqual({});
  });

  test.each([
    ['src/lib/games/razzia/ui/walk.ts', 'games/razzia'],
    ['src/lib/games/registry.ts', 'lib/games'],
    ['src/lib/core/log/log.ts', 'lib/core'],
    ['src/routes/match/+page.svelte', 'routes/match'],
    ['src/routes/+page.svelte', 'src'],
    ['vite.config.ts', '(root)']
  ])('%s is in the row %s', (file, row) => {
    expect(rowOf(file)).toBe(row);
  });
});
