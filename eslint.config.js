import './scripts/lint/whole-components.js';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import svelte from 'eslint-plugin-svelte';
import { defineConfig, globalIgnores } from 'eslint/config';
import typescript from 'typescript-eslint';
import { importBoundaries } from './scripts/lint/import-boundaries.js';
import { wordsRule } from './scripts/lint/words-rule.js';
import svelteConfig from './svelte.config.js';

const parserOptions = {
  projectService: true,
  tsconfigRootDir: dirname(fileURLToPath(import.meta.url)),
  extraFileExtensions: ['.svelte']
};

/** Syntax that the linter forbids, with the reason. */
const syntaxRestrictions = {
  upward: {
    group: ['../*', '..'],
    message: 'Write ./ inside a folder and $lib/ across: a path upward hides which part is used.'
  },
  defaultExport: {
    selector: 'ExportDefaultDeclaration',
    message: 'Export by name: a default export is called something else in every file that imports it.'
  },
  enumeration: {
    selector: 'TSEnumDeclaration',
    message: 'Write the constant list and derive the type from it.'
  },
  fallThrough: {
    selector: 'SwitchCase[test=null]',
    message: 'List every case: with a default the compiler cannot find the one that is missing.'
  },
  html: {
    selector: 'SvelteMustacheTag[kind="raw"]',
    message: 'Markup is written as markup: {@html} lets words become code.'
  }
};

/** Modules of text, which a translation replaces. */
const textModules = ['**/strings/**/*.ts', '**/*words.ts', '**/*text.ts', 'src/lib/games/**/rulebook*.ts'];

const universalRestrictions = [
  syntaxRestrictions.enumeration,
  syntaxRestrictions.fallThrough,
  syntaxRestrictions.html
];

export default defineConfig([
  globalIgnores([
    'node_modules/',
    '**/.svelte-kit*/',
    'build/',
    'test-results/',
    'playwright-report/',
    'scripts/bench/controls/'
  ]),
  typescript.configs.strictTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: { parserOptions },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'no-restricted-imports': ['error', { patterns: [syntaxRestrictions.upward] }],
      'no-restricted-syntax': ['error', ...universalRestrictions, syntaxRestrictions.defaultExport],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { requireDefaultForNonUnion: false, considerDefaultExhaustiveForUnions: false }
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-dynamic-delete': 'off',
      // Rest siblings are the way to copy an object without a member.
      '@typescript-eslint/no-unused-vars': [
        'error',
        { ignoreRestSiblings: true, argsIgnorePattern: '^_$', varsIgnorePattern: '^_$' }
      ],
      // Spreading a string yields code points, and names are counted in code points.
      '@typescript-eslint/no-misused-spread': 'off',
      eqeqeq: 'error',
      'prefer-const': 'error',
      'object-shorthand': 'error',
      'no-var': 'error'
    }
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { ...parserOptions, parser: typescript.parser, svelteConfig } },
    rules: {
      // Page data and snippet parameters have no type here; svelte-check checks them.
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      'svelte/no-at-html-tags': 'error',
      'svelte/require-each-key': 'error',
      'svelte/button-has-type': 'error',
      'svelte/no-target-blank': 'error'
    }
  },
  {
    files: ['src/**/*.svelte'],
    ignores: ['**/fixtures/**'],
    plugins: { house: { rules: { words: wordsRule } } },
    rules: { 'house/words': 'error' }
  },
  {
    files: ['src/{routes,lib}/**/*.ts'],
    // Titles in `meta` and `box-style` are proper names, which no one translates.
    ignores: [...textModules, '**/*.test.ts', '**/fixtures/**', '**/{meta,box-style}.ts'],
    plugins: { house: { rules: { words: wordsRule } } },
    rules: { 'house/words': 'error' }
  },
  {
    // Pages pass resolved addresses to their components, and the gallery has no base path.
    files: ['src/lib/**/*.svelte', 'gallery/**/*.svelte'],
    rules: { 'svelte/no-navigation-without-resolve': 'off' }
  },
  ...importBoundaries(
    [syntaxRestrictions.upward],
    [...universalRestrictions, syntaxRestrictions.defaultExport]
  ),
  {
    // Tools require a default export in these files.
    files: ['**/*.config.{js,ts}', 'tests/e2e/support/global-setup.ts'],
    rules: { 'no-restricted-syntax': ['error', ...universalRestrictions] }
  },
  {
    // The type of a language is built with `typeof import(…)`.
    files: ['scripts/language/language.ts'],
    rules: {
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'separate-type-imports', disallowTypeAnnotations: false }
      ]
    }
  },
  {
    files: ['**/*.test.ts', 'tests/**'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' }
  },
  {
    files: ['**/*.js'],
    extends: [typescript.configs.disableTypeChecked]
  }
]);
