import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import typescript from 'typescript';
import { root } from '#scripts/settings.js';
import { markText } from './mark.js';

/** The paths of all modules that a translation replaces. @returns {readonly string[]} */
export function modulesOfLanguage() {
  const languageSource = readFileSync(join(root, 'scripts/language/language.ts'), 'utf8');
  return [...languageSource.matchAll(/readonly '(src\/[^']+)'/g)].map(([, path = '']) =>
    join(root, `${path}.ts`)
  );
}

/**
 * Replaces the strings of every module by the pseudo-locale, so that English on a screen comes from somewhere else.
 *
 * @returns {import('vite').Plugin}
 */
export function markedTextPlugin() {
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
      return source === undefined ? undefined : { code: markText(source, checker), map: null };
    }
  };
}
