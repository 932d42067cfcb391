import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { declarationsOf, HOME_PAGE_FILES, styledFiles, stylesOf, tagsOf } from './styles';

/** The files that name colours: those of the app, of the pieces, and of single games. */
const NAMING_FILE =
  /^src\/(app|lib\/ui\/styles\/(pieces|colours|chits|lacquers)|lib\/games\/[^/]+\/ui\/colours)\.css$/;

const namingFiles = styledFiles.filter((file) => NAMING_FILE.test(file));

const WRITTEN_COLOUR =
  /#[0-9a-f]{3,8}\b|\b(rgb|hsl|hwb|oklch|oklab|lch|lab)a?\([^)]*\)|(?<![\w-])(white|black|red|green|blue|yellow|orange|purple|pink|gr[ae]y|silver|gold|brown|navy|teal|ivory|beige|crimson|maroon)(?![\w-])/gi;

/** Colour values that are hard-coded in declarations. */
function coloursOf(styles: string): readonly string[] {
  return declarationsOf(styles).flatMap(([, value]) => coloursIn(value));
}

/** Colour values that are hard-coded in a drawing. */
function coloursDrawn(tags: string): readonly string[] {
  const values = [...tags.matchAll(/\s(?:fill|stroke|color|stop-color|flood-color)="([^"]*)"/g)];
  return values.flatMap(([, value = '']) => coloursIn(value));
}

function coloursIn(value: string): readonly string[] {
  return (value.match(WRITTEN_COLOUR) ?? []).map((colour) => colour.toLowerCase());
}

/** Custom properties that are set, by a style or a directive. */
function definedProperties(file: string): readonly string[] {
  return [...readFileSync(file, 'utf8').matchAll(/(?:^|[\s;{:])(--[\w-]+)(?=[:=]|\s*\})/gm)].map(
    ([, name = '']) => name
  );
}

/** Custom properties that are used without a fallback. */
function usedProperties(file: string): readonly string[] {
  return [...stylesOf(file).matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name);
}

/** The components of a game that its manifest loads. */
function componentsShownAlone(game: string): readonly string[] {
  return readdirSync(`src/lib/games/${game}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(`src/lib/games/${game}/${file}`, 'utf8'))
    .flatMap((text) => [...text.matchAll(/import\('(?:\.|\$lib\/games\/[\w-]+)\/([\w/-]+\.svelte)'\)/g)])
    .map(([, file = '']) => `src/lib/games/${game}/${file}`);
}

describe('every colour is a named custom property', () => {
  test('no colour is hard-coded outside its definition', () => {
    expect(namingFiles.length).toBeGreaterThan(4);
    const writtenColours = styledFiles
      .filter((file) => !namingFiles.includes(file))
      .flatMap((file) =>
        [...coloursOf(stylesOf(file)), ...coloursDrawn(tagsOf(file))].map((colour) => `${file}: ${colour}`)
      );
    expect(writtenColours).toEqual([]);
  });

  test('no two properties for both themes have the same colour', () => {
    const missingNames = namingFiles
      .map((file) => /:root \{([^}]*)\}/.exec(stylesOf(file))?.[1] ?? '')
      .flatMap(declarationsOf)
      .filter(([, colour]) => colour.startsWith('#'));
    const repeatedNames = missingNames.filter(
      ([, colour], index) => missingNames.findIndex(([, other]) => other === colour) !== index
    );
    expect(repeatedNames).toEqual([]);
  });

  test('every used colour is defined', () => {
    const definedNames = new Set(styledFiles.flatMap(definedProperties));
    const unknownNames = styledFiles.flatMap((file) =>
      usedProperties(file)
        .filter((name) => !definedNames.has(name))
        .map((name) => `${file}: ${name}`)
    );
    expect(unknownNames).toEqual([]);
  });

  test('the home page uses only its own colours and those of the pieces', () => {
    const definedNames = new Set(['src/app.css', 'src/lib/ui/styles/pieces.css'].flatMap(definedProperties));
    const unknownNames = styledFiles
      .filter((file) => HOME_PAGE_FILES.test(file))
      .flatMap((file) =>
        usedProperties(file)
          .filter((name) => !definedNames.has(name) && !definedProperties(file).includes(name))
          .map((name) => `${file}: ${name}`)
      );
    expect(unknownNames).toEqual([]);
  });

  test('components that a game loads directly import the colours of the game', () => {
    const games = namingFiles
      .map((file) => /games\/([^/]+)\//.exec(file)?.[1])
      .filter((game) => game !== undefined);
    const componentsLoadedAlone = games.flatMap(componentsShownAlone);
    expect(componentsLoadedAlone.length).toBeGreaterThan(games.length);
    const filesWithoutColours = componentsLoadedAlone.filter(
      (file) => !readFileSync(file, 'utf8').includes("/colours.css'")
    );
    expect(filesWithoutColours).toEqual([]);
  });

  test('the patterns find what they should', () => {
    expect(coloursOf('a { color: #FFF; background: rgb(0 0 0 / 40%); border: 1px solid white }')).toEqual([
      '#fff',
      'rgb(0 0 0 / 40%)',
      'white'
    ]);
    expect(coloursDrawn('<path fill="#0c5a3e" stroke="none" />')).toEqual(['#0c5a3e']);
    expect(coloursOf(".black { color: var(--red); white-space: nowrap } [data-colour='white'] {}")).toEqual(
      []
    );
  });
});
