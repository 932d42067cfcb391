import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

/** All files with styles. */
export const styledFiles: readonly string[] = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => posix.join('src', file.replaceAll('\\', '/')))
  .filter((file) => /\.(svelte|css)$/.test(file))
  .sort();

/** The files of the home page, which has to stay small. */
export const HOME_PAGE_FILES =
  /^src\/(routes\/(\+\w+|Box|Hands|HomeTop|Intro|Shelf)\.svelte|routes\/tickets\/|lib\/ui\/(\w+\/(Cover|SectionHeading|Tabs|Ticket|PlayerMark|Banner|DamagedNotice|Announcer)\.svelte|styles\/pieces\.css))/;

/** The styles of a component, without comments. */
export function stylesOf(file: string): string {
  const text = readFileSync(file, 'utf8');
  const styles = file.endsWith('.css') ? text : (/<style[^>]*>([\s\S]*?)<\/style>/.exec(text)?.[1] ?? '');
  return styles.replace(/\/\*[\s\S]*?\*\//g, '');
}

/** The tags of a component, without its script and styles. */
export function tagsOf(file: string): string {
  if (!file.endsWith('.svelte')) return '';
  const markup = readFileSync(file, 'utf8').replace(/<(script|style)[\s\S]*?<\/\1>/g, '');
  return (markup.match(/<[a-z][^>]*>/g) ?? []).join('\n');
}

/** All declarations of a style sheet. */
export function declarationsOf(styles: string): readonly (readonly [property: string, value: string])[] {
  return [...styles.matchAll(/([\w-]+):\s*([^;{}]+)(?=[;}])/g)].map(([, property = '', value = '']) => [
    property,
    value.trim().replace(/\s+/g, ' ')
  ]);
}
