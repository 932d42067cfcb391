import { defineConfig } from 'eslint/config';
import typescript from 'typescript-eslint';
import full from './eslint.config.js';

/**
 * The rules of `eslint.config.js` that need no types: `npm test` has 40 seconds for the linter, and building the
 * types takes most of four minutes. Editors, `npm run quick` and `npm run sweep` use the whole set.
 */
export default defineConfig([
  full,
  {
    files: ['**/*.ts', '**/*.js', '**/*.svelte'],
    extends: [typescript.configs.disableTypeChecked],
    languageOptions: { parserOptions: { projectService: false, project: false } },
    rules: {
      // Both rules compile every component; svelte-check reports the same problems.
      'svelte/no-unused-svelte-ignore': 'off',
      'svelte/no-navigation-without-resolve': 'off'
    },
    // ESLint would report directives for typed rules as unused here.
    linterOptions: { reportUnusedDisableDirectives: 'off' }
  }
]);
