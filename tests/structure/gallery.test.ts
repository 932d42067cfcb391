import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';

/** Components without a story of their own, and why. Keep this short: a component that can be shown has a story. */
const withoutStory: Readonly<Record<string, string>> = {};

const components = readdirSync('src/lib/ui', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.svelte'))
  .map((file) => basename(file.replaceAll('\\', '/'), '.svelte'))
  .sort();

const stories = readdirSync('gallery/stories')
  .filter((file) => file.endsWith('.svelte'))
  .flatMap((file) => storiesIn(readFileSync(join('gallery/stories', file), 'utf8')));

describe('the gallery', () => {
  test('has one story for each component of the library', () => {
    const expectedNames = components.filter((name) => !Object.hasOwn(withoutStory, name));
    expect(stories.map(({ component }) => component).sort()).toEqual(expectedNames);
  });

  test('has exceptions only for existing components', () => {
    expect(Object.keys(withoutStory).filter((name) => !components.includes(name))).toEqual([]);
  });

  test.each(stories)('shows $component in at least one state', ({ component, text, file }) => {
    expect(text).toMatch(/<State (name=|\{name\})/);
    // The state may use a snippet of the same file that draws the component.
    expect(file).toMatch(new RegExp(`<${component}\\b`));
  });

  test.each(stories)('gives each state of $component its own caption', ({ text }) => {
    const captions = [...text.matchAll(/<State name=("[^"]*"|\{[^}]*\})/g)].map(([, caption]) => caption);
    expect(new Set(captions).size).toBe(captions.length);
  });
});

interface Story {
  readonly component: string;
  readonly text: string;
  /** The text of the whole file that contains the story. */
  readonly file: string;
}

/** Each `<Story component="…">` of a file. */
function storiesIn(file: string): readonly Story[] {
  const storyMatches = file.matchAll(/<Story component="(\w+)">(.*?)<\/Story>/gs);
  return [...storyMatches].map(([, component = '', text = '']) => ({ component, text, file }));
}
