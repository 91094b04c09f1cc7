import js from '@eslint/js';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import ts from 'typescript-eslint';
import { zones } from './cms/scripts/lib/rooms.mjs';

/** The TypeScript projects by which imports are resolved. */
const project = [
  'cms/tsconfig.check.json',
  'cms/bench/tsconfig.json',
  'cms/src/admin/tsconfig.json',
  'web/tsconfig.json',
  'web/src/service-worker/tsconfig.json',
];

// Rules that need types are those of Oxlint: .oxlintrc.json.
export default ts.config(
  {
    ignores: [
      '**/node_modules/',
      '**/dist/',
      '**/build/',
      '**/.cache/',
      '**/.data/',
      '**/.data-dev/',
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
      'import-x/resolver-next': [createTypeScriptImportResolver({ project, noWarnOnMultipleProjects: true })],
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
    extends: [ts.configs.strict, ts.configs.stylistic],
    rules: {
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
    },
  },
  {
    files: ['cms/src/**', 'web/src/**'],
    rules: { 'no-console': 'error', 'max-lines': ['error', 300] },
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
    files: ['web/src/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.recommended],
    languageOptions: { globals: globals.browser },
    rules: {
      'react-hooks/set-state-in-effect': 'off',
      // The React compiler is not in use.
      'react-hooks/incompatible-library': 'off',
      // A scroll container must be focusable, to scroll it by keyboard.
      'jsx-a11y/no-noninteractive-tabindex': ['error', { roles: ['tabpanel', 'region'], tags: [] }],
      // Without the role, Safari does not expose a list without bullets as one.
      'jsx-a11y/no-redundant-roles': ['error', { nav: ['navigation'], ul: ['list'], ol: ['list'] }],
      'jsx-a11y/no-noninteractive-element-interactions': [
        'error',
        // A click on a backdrop has the dialog as its target; the keyboard has Escape.
        { handlers: ['onClick', 'onKeyDown', 'onKeyUp'], dialog: ['onClick', 'onKeyDown'] },
      ],
    },
  },
  {
    files: ['**/*.mjs', '**/*.js'],
    languageOptions: { globals: globals.node },
  },
);
