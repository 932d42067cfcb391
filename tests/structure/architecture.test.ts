import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { importCycles } from './circles';
import { importsOf, sources, stripComments, withoutTests } from './sources';

describe('imports between files', () => {
  describe('form no cycle', () => {
    const files = sources.filter((file) => !file.endsWith('.html'));

    test('form no cycle at run time, lazily loaded modules included', () => {
      expect(importCycles(files, ({ isType }) => !isType)).toEqual([]);
    });

    test('form no cycle of types', () => {
      expect(importCycles(files, () => true)).toEqual([]);
    });
  });

  test('only a tile and the lists of tiles mention a tile', () => {
    const tiles = 'src/lib/games/las-vegas/tiles';
    const listFiles = ['tiles/all', 'tiles/options', 'referee/cases'].map(
      (list) => `src/lib/games/las-vegas/${list}.ts`
    );
    const ids = sources.flatMap((file) => /\/las-vegas\/tiles\/([^/]+)\/tile\.ts$/.exec(file)?.[1] ?? []);
    // Other boxes are left out, because they may use the same word for something else: Vegas Strip has a jackpot too.
    const mentioningFiles = withoutTests(sources)
      .filter((file) => !listFiles.includes(file) && !/^src\/lib\/games\/(?!las-vegas\/)[^/]+\//.test(file))
      .flatMap((file) => {
        const text = stripComments(file);
        return ids
          .filter((id) => file !== `${tiles}/${id}.ts` && !file.startsWith(`${tiles}/${id}/`))
          .filter((id) => namesOfTile(id, file, `${tiles}/${id}/strings/en.ts`).test(text))
          .map((id) => `${file} names ${id}: what a tile is, says and shows stands in its own files.`);
      });
    expect(ids.length).toBeGreaterThanOrEqual(16);
    expect(mentioningFiles).toEqual([]);
  });

  test('only the session writes a match', () => {
    const writingCall = /\b(saveLog|saveDraft|addMatch|markDeleted|removeMarkedMatches)\b/;
    const violations = withoutTests(sources)
      .filter((file) => !/^src\/lib\/(storage|session)\//.test(file))
      .filter((file) => writingCall.test(stripComments(file)))
      .map((file) => `${file}: two writers of one log would overwrite each other.`);
    expect(violations).toEqual([]);
  });

  test('every control that changes a match goes through `runner.act`', () => {
    const PLAYS_A_MOVE = /\bopenMatch\.(play|answer|answerByApp|tap|undo|redo|end|handOver)\(/;
    const violations = withoutTests(sources)
      .filter((file) => /^src\/(lib\/(games|shell)|routes\/(match|ledger))\//.test(file))
      .filter((file) => file !== 'src/routes/match/table-actions.ts')
      .flatMap((file) =>
        stripComments(file)
          .split('\n')
          .filter((line) => PLAYS_A_MOVE.test(line) && !line.includes('runner.act('))
          .map((line) => `${file} does ${line.trim()}: what logs goes through the one way to act.`)
      );
    expect(violations).toEqual([]);
  });

  test('no component contains the text of a question', () => {
    const TEXT_IN_COMPONENT =
      /<(AskBar|Supply|Gate)\b[^<]*?\s(question|hint|action|appButton|tableButton|task|secret|coverButton)=("[A-Z]|\{['`]|"[a-z])/g;
    const components = sources.filter((file) => /^src\/lib\/(games|shell|ui)\/.*\.svelte$/.test(file));
    const problems = components.flatMap((file) =>
      [...stripComments(file).matchAll(TEXT_IN_COMPONENT)].map(
        ([, part, member]) => `${file}: the ${member} of its ${part} belongs to the words of the game.`
      )
    );
    expect(components.filter((file) => /<AskBar\b/.test(stripComments(file))).length).toBeGreaterThan(4);
    expect(problems).toEqual([]);
  });

  test('only core, the missing parts and the session use random numbers', () => {
    const exportedName = /export (?:abstract )?(?:function|const|interface|type|class) (\w+)/g;
    const names = [...readFileSync('src/lib/core/dice/chance.ts', 'utf8').matchAll(exportedName)].map(
      ([, name]) => name
    );
    const chanceNames = new RegExp(`\\b(${names.join('|')})\\b`);
    const filesNamingOthers = withoutTests(sources)
      .filter((file) => /^src\/lib\/(games|ui|storage)\//.test(file))
      .filter((file) =>
        importsOf(file).some(
          ({ path, names: importedNames }) => isCore(path) && chanceNames.test(importedNames)
        )
      )
      .map((file) => `${file}: a move carries its outcome, so that table and app make the same moves.`);
    expect(filesNamingOthers).toEqual([]);
  });
});

describe('code that is independent of any game', () => {
  const ids = readdirSync('src/lib/games', { withFileTypes: true })
    .filter(({ name }) => existsSync(`src/lib/games/${name}/meta.ts`))
    .map(({ name }) => name);
  const partNames = new RegExp(`['"\`](${[...ids, 'neutral'].join('|')})['"\`/-]`);

  test.each(['core', 'parts', 'session', 'storage', 'ui', 'routes'])('%s', (folder) => {
    const filesNamingOthers = withoutTests(sources)
      .filter((file) => new RegExp(`^src/(lib/)?${folder}/`).test(file))
      .filter((file) => partNames.test(stripComments(file)))
      .map((file) => `${file}: what is said and drawn of one box comes from its folder.`);
    expect(filesNamingOthers).toEqual([]);
  });

  // Words that belong to one game. Notes, chips, dice, decks, tracks and tokens are generic.
  const gameWords =
    /casino|chip.?card|jackpot|royale|razzia|knizia|\bthe strip\b|\braids?\b|gambler|gangster|bandit|thief|fixer|\bduels?\b|neutral|\b(every|each) round\b/i;

  test.each(['core', 'parts', 'session', 'storage', 'shell', 'ui', 'routes'])(
    '%s mentions no game',
    (folder) => {
      const filesNamingOthers = withoutTests(sources)
        .filter((file) => new RegExp(`^src/(lib/)?${folder}/`).test(file))
        .flatMap((file) => {
          const [word] = gameWords.exec(stripComments(file)) ?? [];
          return word === undefined ? [] : [`${file} says “${word}”: a game says it itself.`];
        });
      expect(filesNamingOthers).toEqual([]);
    }
  );

  test.each(['ui', 'routes'])('%s mentions no depth', (folder) => {
    const namingFiles = withoutTests(sources)
      .filter((file) => new RegExp(`^src/(lib/)?${folder}/`).test(file))
      .filter((file) => /['"`](turns|rounds)['"`]|Every turn|Round results/.test(stripComments(file)))
      .map(
        (file) => `${file}: how much a table tells is a list of the games, and its sentence a game’s own.`
      );
    expect(namingFiles).toEqual([]);
  });
});

describe('forbidden in rules', () => {
  const ruleFiles = withoutTests(sources).filter((file) =>
    /^src\/lib\/(core|chip-cards|games|parts|referee)\/.*(?<!\.svelte)\.ts$/.test(file)
  );
  const impurePatterns = [
    { name: 'the clock', how: /\bDate\b|\bperformance\b|\bset(Timeout|Interval)\b/ },
    { name: 'random', how: /\bMath\.random\b/ },
    {
      name: 'the network, storage and the page',
      how: /\b(fetch|indexedDB|localStorage|document|window|navigator)\b(?=[.(])/
    },
    { name: 'the console', how: /\bconsole\./ }
  ];

  test.each(impurePatterns)('$name', ({ how: pattern }) => {
    const violations = ruleFiles
      .filter((file) => pattern.test(stripComments(file)))
      .map((file) => `${file}: a replay must give the same match on every device, at any time.`);
    expect(violations).toEqual([]);
  });

  test('random numbers, except in core/chance.ts', () => {
    const violations = ruleFiles
      .filter((file) => file !== 'src/lib/core/dice/chance.ts' && /\bcrypto\b/.test(stripComments(file)))
      .map((file) => `${file}: chance is drawn at the tap, in one place, and handed in as a move.`);
    expect(violations).toEqual([]);
  });
});

describe('forbidden everywhere', () => {
  const forbiddenPatterns = [
    { name: 'rolling with Math.random', how: /\bMath\.random\b/, why: 'it is neither fair nor repeatable' },
    {
      name: 'markup from strings',
      how: /\{@html\b|\.(inner|outer)HTML\b/,
      why: 'names may come from strangers'
    },
    { name: 'event handlers as attributes', how: /\son[a-z]+="/, why: 'the policy refuses it' },
    {
      name: 'a path of one machine',
      how: /['"`]\/(home|root|work|Users|tmp)\//,
      why: 'other machines do not have it'
    }
  ];

  test.each(forbiddenPatterns)('$name', ({ how: pattern, why: reason }) => {
    const violations = withoutTests(sources)
      .filter((file) => pattern.test(stripComments(file)))
      .map((file) => `${file}: ${reason}.`);
    expect(violations).toEqual([]);
  });

  test('opening IndexedDB outside storage', () => {
    const violations = withoutTests(sources)
      .filter((file) => !file.startsWith('src/lib/storage/') && /\bindexedDB\b/.test(stripComments(file)))
      .map((file) => `${file}: storage is the only user of IndexedDB.`);
    expect(violations).toEqual([]);
  });
});

/**
 * Matches a tile's id, members that start with its name, and its name in the rulebook; paragraphs of a tile may mention
 * other tiles.
 */
function namesOfTile(id: string, file: string, otherTile: string): RegExp {
  const member = id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  const title = /^ +title: '([^'!]+)!?',$/m.exec(readFileSync(otherTile, 'utf8'))?.[1];
  if (title === undefined) throw new Error(`${otherTile} has no title.`);
  const names = file.startsWith('src/lib/games/las-vegas/tiles/') ? [id, member] : [id, member, title];
  return new RegExp(names.map((name) => `\\b${name}(?![a-z])`).join('|'));
}
function isCore(path: string): boolean {
  return path.startsWith('src/lib/core');
}

/** Whether a file is in the same game folder as a path. */
