import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import typescript from 'typescript';
import { root } from '#scripts/settings.js';
import { marked } from './mark.js';

/** The modules that a second language writes again, by their paths. @returns {readonly string[]} */
export function modulesOfLanguage() {
  const listed = readFileSync(join(root, 'scripts/language.ts'), 'utf8');
  return [...listed.matchAll(/readonly '(src\/[^']+)'/g)].map(([, path = '']) => join(root, `${path}.ts`));
}

/**
 * Lets every module of words speak another language: English that is still read on a screen then stands elsewhere.
 *
 * @returns {import('vite').Plugin}
 */
export function markedWords() {
  const modules = modulesOfLanguage();
  const { config } = typescript.readConfigFile(join(root, 'tsconfig.json'), typescript.sys.readFile);
  const { options } = typescript.parseJsonConfigFileContent(config, typescript.sys, root);
  const program = typescript.createProgram(modules, { ...options, noEmit: true });
  const checker = program.getTypeChecker();
  return {
    name: 'croupier-marked-words',
    enforce: 'pre',
    transform(_, id) {
      const source = modules.includes(id) ? program.getSourceFile(id) : undefined;
      return source === undefined ? undefined : { code: marked(source, checker), map: null };
    }
  };
}
