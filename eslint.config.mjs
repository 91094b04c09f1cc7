import js from '@eslint/js';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import ts from 'typescript-eslint';
import { zones } from './cms/scripts/lib/rooms.mjs';

/** TypeScript's projects by folder: a file of one is not sought in those of the others. */
const projects = {
  cms: ['cms/tsconfig.check.json', 'cms/bench/tsconfig.json', 'cms/src/admin/tsconfig.json'],
  web: ['web/tsconfig.json', 'web/src/service-worker/tsconfig.json'],
};

export default ts.config(
  {
    ignores: [
      '**/node_modules/',
      '**/dist/',
      '**/build/',
      '**/.cache/',
      '**/.data/',
      '**/.strapi/',
      'cms/types/generated/',
      'cms/demo/files/',
      'cms/public/',
      'web/src/api/schema.d.ts',
      'web/test-results/',
      'web/playwright-report/',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [
        createTypeScriptImportResolver({
          project: Object.values(projects).flat(),
          noWarnOnMultipleProjects: true,
        }),
      ],
    },
    rules: {
      'import-x/no-restricted-paths': ['error', { basePath: import.meta.dirname, zones: zones() }],
      'import-x/no-duplicates': ['error', { 'prefer-inline': true }],
      'import-x/first': 'error',
      'import-x/no-self-import': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-warning-comments': ['error', { terms: ['todo', 'fixme'] }],
    },
  },
  {
    files: ['**/*.{ts,tsx,mts}'],
    extends: [ts.configs.strictTypeChecked, ts.configs.stylisticTypeChecked],
    rules: {
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/dot-notation': ['error', { allowIndexSignaturePropertyAccess: true }],
      // `return done()` ends a branch in one line.
      '@typescript-eslint/no-confusing-void-expression': 'off',
      // Called deprecated so that it stands out: the settings let it be used for this very machine only.
      '@typescript-eslint/no-deprecated': [
        'error',
        { allow: [{ from: 'package', package: 'openid-client', name: 'allowInsecureRequests' }] },
      ],
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      // An empty text is often as good as none, and a switch that is off as one that is not there.
      '@typescript-eslint/prefer-nullish-coalescing': [
        'error',
        { ignorePrimitives: { string: true, boolean: true } },
      ],
      // Interfaces here are records of functions: none needs its `this`.
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    },
  },
  ...Object.entries(projects).map(([folder, project]) => ({
    files: [`${folder}/**/*.{ts,tsx,mts}`],
    languageOptions: { parserOptions: { project, tsconfigRootDir: import.meta.dirname } },
  })),
  {
    files: ['cms/src/**', 'web/src/**'],
    rules: { 'no-console': 'error', 'max-lines': ['error', 300] },
  },
  {
    files: ['cms/src/**/*.ts', 'cms/tests/**/*.ts', 'cms/{bench,scripts}/**/*.mts'],
    ignores: ['cms/src/permissions/**', 'cms/src/blocks/**'],
    // Strapi gives `any` for rows, services and transactions, Koa for `ctx.state`, JSON for everything: a declared type is what
    // checks them.
    rules: Object.fromEntries(
      ['assignment', 'return', 'argument', 'call', 'member-access'].map((what) => [
        `@typescript-eslint/no-unsafe-${what}`,
        'off',
      ]),
    ),
  },
  {
    files: ['cms/src/**/*.ts'],
    ignores: ['cms/src/database/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            "MemberExpression[object.property.name='db'][property.name='connection'], Property[key.name='trx']",
          message: 'Only src/database touches knex: use runSql, withLock or lockRow.',
        },
      ],
    },
  },
  {
    // What a server answers is `any` too: the type that it is given is the one of the API.
    files: ['web/src/{lib,features}/**/*.ts', 'web/e2e/**'],
    rules: { '@typescript-eslint/no-unsafe-assignment': 'off' },
  },
  {
    files: ['cms/{bench,tests}/**', 'web/e2e/**'],
    // A call's type parameter says which answer is expected.
    rules: { '@typescript-eslint/no-unnecessary-type-parameters': 'off' },
  },
  {
    files: ['web/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.recommended],
    languageOptions: { globals: globals.browser },
    rules: {
      'react-hooks/set-state-in-effect': 'off',
      // No compiler keeps what components gave before.
      'react-hooks/incompatible-library': 'off',
      // What scrolls by itself does so by keyboard too.
      'jsx-a11y/no-noninteractive-tabindex': ['error', { roles: ['tabpanel', 'region'], tags: [] }],
      // Without the role Safari does not tell that a list without bullets is one.
      'jsx-a11y/no-redundant-roles': ['error', { nav: ['navigation'], ul: ['list'], ol: ['list'] }],
      'jsx-a11y/no-noninteractive-element-interactions': [
        'error',
        // A click beside a dialog arrives at the dialog itself; the keyboard has Escape.
        { handlers: ['onClick', 'onKeyDown', 'onKeyUp'], dialog: ['onClick', 'onKeyDown'] },
      ],
    },
  },
  {
    files: ['**/*.mjs', '**/*.js'],
    languageOptions: { globals: globals.node },
  },
);
