import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { preProcessFile } from 'typescript';

/** Reads the source as text, for the tests of its structure. */

export interface Import {
  /** The specifier as written in the file. */
  readonly written: string;
  /** Whether this is a type import, which is erased. */
  readonly isType: boolean;
  /** The imported names, as written in the file. */
  readonly names: string;
  /** The path from the root without an extension, with `index` added for a folder; the name for a package. */
  readonly path: string;
}

/** Every source file under src, from the root, with forward slashes. */
export const sources: readonly string[] = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => posix.join('src', file.replaceAll('\\', '/')))
  .filter((file) => /\.(ts|svelte|html)$/.test(file))
  .sort();

/** Whether a file is a test or a fixture. */
export function isTest(file: string): boolean {
  return file.endsWith('.test.ts') || file.includes('/fixtures/');
}

export function withoutTests(files: readonly string[]): readonly string[] {
  return files.filter((file) => !isTest(file));
}

export function stripComments(file: string): string {
  return readFileSync(file, 'utf8')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|\s)\/\/.*$/gm, '');
}

export function importsOf(file: string): readonly Import[] {
  const text = scriptOf(file);
  return preProcessFile(text, true, true).importedFiles.map(({ fileName: written, pos }) => {
    const path = resolvePath(file, written);
    const names = text.slice(text.lastIndexOf('import', pos), pos);
    const isType = /\b(import|export) type [^;]*$/.test(text.slice(0, pos));
    return { written, isType, names, path };
  });
}

function scriptOf(file: string): string {
  const text = readFileSync(file, 'utf8');
  if (!file.endsWith('.svelte')) return text;
  return [...text.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, script]) => script).join('\n');
}

function resolvePath(file: string, specifier: string): string {
  if (specifier.startsWith('.')) return moduleName(posix.join(posix.dirname(file), specifier));
  if (specifier === '$lib' || specifier.startsWith('$lib/'))
    return moduleName(specifier.replace('$lib', 'src/lib'));
  if (specifier.startsWith('#routes/')) return moduleName(specifier.replace('#routes', 'src/routes'));
  return specifier;
}

function moduleName(path: string): string {
  const withoutExtension = path.replace(/\.(ts|js)$/, '');
  return sources.includes(`${withoutExtension}/index.ts`) ? `${withoutExtension}/index` : withoutExtension;
}
