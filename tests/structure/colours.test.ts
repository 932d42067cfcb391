import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { declarationsOf, FIRST, styled, stylesOf, tagsOf } from './styles';

/** The files that name colours: those of the app, of the pieces, and of single games. */
const NAMING =
  /^src\/(app|lib\/ui\/styles\/(pieces|colours|chits|lacquers)|lib\/games\/[^/]+\/ui\/colours)\.css$/;

const naming = styled.filter((file) => NAMING.test(file));

const WRITTEN =
  /#[0-9a-f]{3,8}\b|\b(rgb|hsl|hwb|oklch|oklab|lch|lab)a?\([^)]*\)|(?<![\w-])(white|black|red|green|blue|yellow|orange|purple|pink|gr[ae]y|silver|gold|brown|navy|teal|ivory|beige|crimson|maroon)(?![\w-])/gi;

/** Colour values that are written out in declarations. */
function coloursOf(styles: string): readonly string[] {
  return declarationsOf(styles).flatMap(([, value]) => writtenIn(value));
}

/** Colour values that are written out in a drawing. */
function coloursDrawn(tags: string): readonly string[] {
  const values = [...tags.matchAll(/\s(?:fill|stroke|color|stop-color|flood-color)="([^"]*)"/g)];
  return values.flatMap(([, value = '']) => writtenIn(value));
}

function writtenIn(value: string): readonly string[] {
  return (value.match(WRITTEN) ?? []).map((colour) => colour.toLowerCase());
}

/** Custom properties that are set, by a style or a directive. */
function namesGiven(file: string): readonly string[] {
  return [...readFileSync(file, 'utf8').matchAll(/(?:^|[\s;{:])(--[\w-]+)(?=[:=]|\s*\})/gm)].map(
    ([, name = '']) => name
  );
}

/** Custom properties that are used without a fallback. */
function usedProperties(file: string): readonly string[] {
  return [...stylesOf(file).matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name);
}

/** The components of a game that its manifest loads. */
function shownAlone(game: string): readonly string[] {
  return readdirSync(`src/lib/games/${game}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(`src/lib/games/${game}/${file}`, 'utf8'))
    .flatMap((text) => [...text.matchAll(/import\('(?:\.|\$lib\/games\/[\w-]+)\/([\w/-]+\.svelte)'\)/g)])
    .map(([, file = '']) => `src/lib/games/${game}/${file}`);
}

describe('every colour is a named custom property', () => {
  test('no colour is written out outside its definition', () => {
    expect(naming.length).toBeGreaterThan(4);
    const written = styled
      .filter((file) => !naming.includes(file))
      .flatMap((file) =>
        [...coloursOf(stylesOf(file)), ...coloursDrawn(tagsOf(file))].map((colour) => `${file}: ${colour}`)
      );
    expect(written).toEqual([]);
  });

  test('no colour is defined twice for both themes', () => {
    const missingNames = naming
      .map((file) => /:root \{([^}]*)\}/.exec(stylesOf(file))?.[1] ?? '')
      .flatMap(declarationsOf)
      .filter(([, colour]) => colour.startsWith('#'));
    const twice = missingNames.filter(
      ([, colour], index) => missingNames.findIndex(([, other]) => other === colour) !== index
    );
    expect(twice).toEqual([]);
  });

  test('every used colour is defined', () => {
    const definedNames = new Set(styled.flatMap(namesGiven));
    const unknown = styled.flatMap((file) =>
      usedProperties(file)
        .filter((name) => !definedNames.has(name))
        .map((name) => `${file}: ${name}`)
    );
    expect(unknown).toEqual([]);
  });

  test('the home page has its own colours, and its tickets those of the pieces', () => {
    const definedNames = new Set(['src/app.css', 'src/lib/ui/styles/pieces.css'].flatMap(namesGiven));
    const unknown = styled
      .filter((file) => FIRST.test(file))
      .flatMap((file) =>
        usedProperties(file)
          .filter((name) => !definedNames.has(name) && !namesGiven(file).includes(name))
          .map((name) => `${file}: ${name}`)
      );
    expect(unknown).toEqual([]);
  });

  test('components that a game loads bring the colours of the game', () => {
    const games = naming
      .map((file) => /games\/([^/]+)\//.exec(file)?.[1])
      .filter((game) => game !== undefined);
    const loadedAlone = games.flatMap(shownAlone);
    expect(loadedAlone.length).toBeGreaterThan(games.length);
    const withoutColours = loadedAlone.filter(
      (file) => !readFileSync(file, 'utf8').includes("/colours.css'")
    );
    expect(withoutColours).toEqual([]);
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
