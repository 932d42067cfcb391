import { readdirSync, readFileSync } from 'node:fs';
import { Linter } from 'eslint';
import svelte from 'eslint-plugin-svelte';
import typescript from 'typescript-eslint';
import { describe, expect, test } from 'vitest';
import type { Chapter } from '$lib/core';
import type { Spoken } from '#scripts/language/language.ts';
import { wordsRule } from '#scripts/lint/words-rule.js';
import { sentencesByModule } from '#scripts/language/sentences.js';
import { isTextModule } from '#scripts/language/text-modules.js';
import { sources, stripComments } from './sources';
import { KINDS, searchableText } from './word-kinds';

/** The text that the rule reports in a component. */
function lintComponent(component: string): readonly string[] {
  const messages = new Linter().verify(
    component,
    [
      ...svelte.configs.base,
      {
        files: ['**/*.svelte'],
        languageOptions: { parserOptions: { parser: typescript.parser } },
        plugins: { house: { rules: { words: wordsRule } } },
        rules: { 'house/words': 'error' }
      }
    ],
    'Part.svelte'
  );
  return messages.map(({ message }) => /“(.*)”/.exec(message)?.[1] ?? message);
}

/** The text that the rule reports in a module. */
function problemsInModule(module: string): readonly string[] {
  const config = {
    files: ['**/*.ts'],
    languageOptions: { parser: typescript.parser },
    plugins: { house: { rules: { words: wordsRule } } },
    rules: { 'house/words': 'error' as const }
  };
  const messages = new Linter().verify(module, [config], 'seating.ts');
  return messages.map(({ message }) => /“(.*)”/.exec(message)?.[1] ?? message);
}

test.each([
  ['a sentence', "return 'No such question.';", ['No such question.']],
  ['a template', 'return `${name} sits there.`;', ['… sits there.']],
  ['a word beside an inserted value', 'return `${count} left`;', ['… left']],
  ['a single word, which may be an id', "return 'Escape';", []],
  ['an error', "throw new Error('This cannot be');", []],
  ['a selector', "const all = 'button, a[href], input';", []],
  ['a comparison', "const isOpen = kind === 'at once';", []]
])('text in a module beside the components: %s', (_, line, expectedTexts) => {
  expect(problemsInModule(`export function words(name, count, kind) { ${line} }`)).toEqual(expectedTexts);
});

test.each([
  ['a title', "{ id: 'one', title: 'Dice' }", ['Dice']],
  ['a label among choices', "{ choices: [{ value: 'last', label: 'lost' }] }", ['lost']],
  ['a hint from a condition', "{ hint: isOpen ? 'open' : undefined }", ['open']],
  [
    'a text returned by a function',
    '{ question: (name) => `${name}?`, about: () => `The ${name}` }',
    ['The …']
  ],
  ['the name of a piece', "{ one: 'die', many: 'dice' }", ['die', 'dice']],
  ['an id, a place, a piece', "{ id: 'On the tile', holders: ['On the tile'], pieces: { 'a die': 1 } }", []],
  ['people in an example', "{ position: { players: ['Anna Karenina', 'Ben Hur'] } }", []]
])('text in the data of a game: %s', (_, data, expectedTexts) => {
  expect(problemsInModule(`export const part = ${data};`)).toEqual(expectedTexts);
});

/** Wraps a line in the script tag of a component. */
function script(line: string): string {
  return `<script lang="ts">\n${line}\n</script>`;
}

describe('a component contains no text', () => {
  test.each([
    ['a text', '<p>Nobody is paid</p>', ['Nobody is paid']],
    ['a text beside a number', '<p>{count} chips</p>', ['chips']],
    ['a label', '<button type="button" aria-label="Close"></button>', ['Close']],
    ['a label with a name in it', '<p aria-label="Cards of {name}"></p>', ['Cards of']],
    ['a title, an alt, a placeholder', '<img title="One" alt="Two" />', ['One', 'Two']],
    ['a label of a part', '<Sheet title="Rules" hint="dice" />', ['Rules', 'dice']],
    ['a sentence for a part', '<Gate lies="Your cards" />', ['Your cards']],
    ['a word beside a number, for a part', '<Chapter above="{title}, part {at}" />', [', part']],
    ['a list of texts', "<p>{isOpen ? 'open' : shut ?? 'closed'}</p>", ['open', 'closed']],
    ['a template', '<p>{`of ${count}`}</p>', ['of …']],
    ['a template as a label', '<p aria-label={`Round ${round}`}></p>', ['Round …']],
    ['a plural', "<p>{plural(count, 'chip')}</p>", ['chip']],
    ['a text in a script', script("const title = 'Final result';"), ['Final result']],
    ['a template of a script', script('const title = `Round ${round}`;'), ['Round …']],
    ['a word beside a number in a script', script('const hint = `${count} left`;'), ['… left']],
    ['the title of a page', '<svelte:head><title>Your box</title></svelte:head>', ['Your box']],
    [
      'a title of a part, from a condition',
      "<Place title={isOpen ? 'Your box' : 'box'} />",
      ['Your box', 'box']
    ],
    [
      'a text in a handler',
      '<button type="button" onclick={() => announce(\'Saved now\')}></button>',
      ['Saved now']
    ],
    ['a function that formats a number', '<Pad words={(face) => `Number ${face}`} />', ['Number …']],
    ['a function that names a seat', '<Seats name={({ name }) => `${name} chooses`} />', ['… chooses']],
    ['titles in an object', "<Claims titles={{ paid: 'Paid' }} />", ['Paid']],
    [
      'a constant of the markup',
      "{#if a}{@const title = 'Final result'}<p>{title}</p>{/if}",
      ['Final result']
    ],
    ['an argument of a call', "<p>{upper('all of it')}</p>", ['all of it']]
  ])('%s', (_, component, expectedTexts) => {
    expect(lintComponent(component)).toEqual(expectedTexts);
  });

  test.each([
    ['an identifier of the module', '<p aria-label={say.close}>{say.nobodyIsPaid}</p>'],
    ['a number, a sign', '<p>+ {count} · 3 k</p>'],
    ['a class, an address', '<Cover class="wide open" href="/rules/" name="arrow left" />'],
    ['a style', '<style>p { color: red; }</style>'],
    ['a comparison', "<p>{kind === 'dice' ? one : two}</p>"],
    ['an import, a type', script("import { x } from 'The package'; let y: 'Some type' | 'other one';")],
    ['a key', script("const isEnd = ['Enter', 'Escape'].includes(key);")],
    ['an error', script("throw new Error('This cannot be');")],
    ['a name with its number', '<Row onclick={() => show(`casino ${face}`)} />'],
    ['a class from a condition', "<p class={isOpen ? 'wide open' : 'wide'}></p>"],
    ['a drawing', '<path d="M1 2 L3 4" transform="rotate(4)" />']
  ])('but %s', (_, component) => {
    expect(lintComponent(component)).toEqual([]);
  });
});

const namedKinds = KINDS.map((kind) => [kind.name, kind] as const);

describe('kinds of English that the app avoids', () => {
  test.each(namedKinds)(
    '%s: matches its examples and nothing more',
    (_, { pattern, matching: examples, passes }) => {
      expect(examples.filter((sentence) => !pattern.test(searchableText(sentence)))).toEqual([]);
      expect(passes.filter((sentence) => pattern.test(searchableText(sentence)))).toEqual([]);
    }
  );
});

/**
 * Modules without sentences: they contain words that cannot be names, words that a search ignores, and the id of a die.
 */
const MODULES_WITHOUT_SENTENCES = [
  'src/lib/core/seats/ambiguous-names.ts',
  'src/lib/games/search.ts',
  'src/lib/games/las-vegas/tiles/nice-dice/tile.ts'
];

describe('no string contains such a kind', () => {
  const strings = sentencesByModule()
    .filter(({ each: modulePath }) => !MODULES_WITHOUT_SENTENCES.includes(modulePath))
    .flatMap(({ each: modulePath, said: sentences }) =>
      sentences.map((sentence) => ({ each: modulePath, words: searchableText(sentence) }))
    );

  test.each(namedKinds)('%s', (_, { pattern, replacement: betterWord, appliesTo: scope }) => {
    const matches = strings.filter(
      ({ each: modulePath, words: text }) =>
        pattern.test(text) && (scope !== 'vegas' || modulePath.startsWith('src/lib/games/vegas/'))
    );
    expect(strings.length).toBeGreaterThan(5000);
    expect(
      matches.map(({ each: modulePath, words: text }) => `${modulePath}: ${text} (${betterWord})`)
    ).toEqual([]);
  });
});

describe('no page of docs contains such a kind', () => {
  const pages = [
    'README.md',
    'CONTRIBUTING.md',
    'CHANGELOG.md',
    ...readdirSync('docs')
      .filter((file) => file.endsWith('.md'))
      .map((file) => `docs/${file}`)
  ];
  const lines = pages.flatMap((page) =>
    readFileSync(page, 'utf8')
      .replace(/```[\s\S]*?```/g, '')
      .split('\n')
      .flatMap((line) => line.split('|'))
      .map((part) => ({ page, words: searchableText(part.replace(/^[#\s>*-]+|\s+$/g, '')) }))
  );

  test.each(namedKinds.filter(([, { appliesTo: scope }]) => scope === undefined))(
    '%s',
    (_, { pattern, replacement: betterWord }) => {
      const matches = lines.filter(({ words: text }) => pattern.test(text));
      expect(matches.map(({ page, words: text }) => `${page}: ${text} (${betterWord})`)).toEqual([]);
    }
  );
});

describe('no comment contains such a kind', () => {
  const folders = new Map<string, readonly string[]>();
  for (const file of [...sources, ...programsIn('scripts'), ...programsIn('tests'), ...programsIn('bench')])
    folders.set(folderOf(file), [...(folders.get(folderOf(file)) ?? []), file]);
  const kinds = KINDS.filter(({ inComments }) => inComments);
  const findings = (files: readonly string[]) =>
    files.flatMap((file) =>
      commentsOf(file).flatMap((comment) =>
        kinds
          .filter(({ pattern }) => pattern.test(searchableText(comment)))
          .map(({ name, replacement: betterWord }) => `${file}: ${comment} (${name}: ${betterWord})`)
      )
    );

  test.each([...folders])('%s', (_, files) => {
    expect(findings(files)).toEqual([]);
  });
});

/** The first two folders below src, or the folder at the root. */
function folderOf(file: string): string {
  const [topFolder = '', ...subfolders] = file.split('/');
  return topFolder === 'src'
    ? [topFolder, ...subfolders.slice(0, subfolders[1] === 'games' ? 3 : 2)]
        .filter((text) => !text.includes('.'))
        .join('/')
    : topFolder;
}

/** Every program in a folder beside src. */
function programsIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter(
      (file) =>
        /\.(ts|js)$/.test(file) &&
        !/\/(node_modules|\.svelte-kit|past|recorded)\//.test(file) &&
        file !== 'tests/structure/word-kinds.ts'
    )
    .sort();
}

/** The comments of a program, as plain text. */
function commentsOf(file: string): readonly string[] {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(/<!--[\s\S]*?-->|\/\*[\s\S]*?\*\/|(?:^|\s)\/\/[^\n]*/g)].map(([comment]) =>
    comment
      .replace(/(^|\n)\s*(\/\*\*?|\*(?!\/)|\/\/)/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
  );
}

describe('strings modules of games compute nothing', () => {
  /** Modules that read and write a board in one line of text, and contain no sentence of a match. */
  const LINE_FILES = ['src/lib/games/vegas/copy/board-text.ts', 'src/lib/games/vegas/copy/copy-text.ts'];
  const modules = sources.filter(
    (file) =>
      /^src\/lib\/games\/.*(\/strings\/[^.]+|(^|\/|-)(words|text|sentences))\.ts$/.test(file) &&
      !LINE_FILES.includes(file)
  );
  const ADDITION = /[\w)\]] (?:[-+*%]|\/) (?:[a-z(]|\d+(?!k?['\u00a0]))|[-+]=|\+\+|--/;
  const SUM_CALL = /\.reduce\(|\.sort\(|\bMath\.|\btotal\(|\bnew (?:Set|Map)\b/;

  test('no strings module adds, sorts or counts', () => {
    const problems = modules.flatMap((file) =>
      codeOf(file)
        .filter((line) => ADDITION.test(line) || SUM_CALL.test(line))
        .map(
          (line) => `${file} has ${line.trim()}: a number belongs to the rules, and a sentence is given it.`
        )
    );
    expect(modules.length).toBeGreaterThan(40);
    expect(problems).toEqual([]);
  });
});

/** The lines of a module without comments, types and quoted text. */
function codeOf(file: string): readonly string[] {
  return stripComments(file)
    .split('\n')
    .map((line) => line.replace(/'[^']*'/g, "''"));
}

describe('strings that a translation needs', () => {
  const languageSource = readFileSync('scripts/language/language.ts', 'utf8');
  const modules = sources.filter(
    (file) => isTextModule(file) && /^export (const|function|\{)/m.test(readFileSync(file, 'utf8'))
  );

  test('every strings module is in the list for translators', () => {
    expect(modules.length).toBeGreaterThan(40);
    expect(modules.filter((file) => !languageSource.includes(`'${file.replace('.ts', '')}'`))).toEqual([]);
  });

  test('a translation with a missing sentence does not compile, but one with a different sentence does', () => {
    const englishStrings = {
      rules: 'Rules',
      of: (name: string) => `Cards of ${name}`,
      ways: { day: 'Day' }
    } as const;
    const germanStrings: Spoken<typeof englishStrings> = {
      rules: 'Regeln',
      of: (name) => `Karten von ${name}`,
      ways: { day: 'Tag' }
    };
    // @ts-expect-error a sentence is missing
    const incompleteStrings: Spoken<typeof englishStrings> = { rules: 'Regeln', ways: { day: 'Tag' } };
    expect(Object.keys(germanStrings)).toEqual(Object.keys(englishStrings));
    expect(Object.keys(incompleteStrings)).not.toContain('of');
  });

  test('a rulebook with a missing or renumbered paragraph does not compile', () => {
    const englishRules = {
      title: 'The game',
      paragraphs: {
        '1.1': { title: 'What it is about', book: 'Money.', related: ['1.2'] },
        '1.2': { title: 'The end', ours: 'It ends.', words: ['end', 'over'] }
      }
    } as const satisfies Chapter;
    const paragraph = { title: 'Worum', book: 'Geld.', related: ['1.2'] } as const;
    const end = { title: 'Ende', ours: 'Aus.', words: ['Schluss'] } as const;
    const germanRules: Spoken<typeof englishRules> = {
      title: 'Das Spiel',
      paragraphs: { '1.1': paragraph, '1.2': end }
    };
    const shorterRules: Spoken<typeof englishRules> = {
      title: 'Das Spiel',
      // @ts-expect-error the second paragraph is missing
      paragraphs: { '1.1': paragraph }
    };
    const renamedRules: Spoken<typeof englishRules> = {
      title: 'Das Spiel',
      // @ts-expect-error its number is another one
      paragraphs: { '1.1': paragraph, '1.3': end }
    };
    const paragraphCounts = [englishRules, germanRules, shorterRules, renamedRules].map(
      (item) => Object.keys(item.paragraphs).length
    );
    expect(paragraphCounts).toEqual([2, 2, 1, 2]);
  });

  test.each([
    ['src/lib/games/razzia/rulebook.ts', true],
    ['src/lib/games/vegas/rulebook-play.ts', true],
    ['src/lib/games/vegas/strings/en/house-rules.ts', true],
    ['src/lib/core/rulebook.ts', false],
    ['src/lib/games/vegas/parts.ts', false]
  ])('%s is a strings module: %s', (file, isText) => {
    expect(isTextModule(file)).toBe(isText);
  });
});
