import parser from '@typescript-eslint/parser';
import importX from 'eslint-plugin-import-x';
import { zones } from './scripts/lib/rooms.mjs';

const BY_NAME = [
  'FunctionDeclaration[id.name=/^get[A-Z]/]',
  'VariableDeclarator[id.name=/^get[A-Z]/] > .init',
];
const GET_IS_PURE = {
  selector: BY_NAME.flatMap((get) => [
    `${get}[async=true]`,
    `${get} > TSTypeAnnotation.returnType > TSTypeReference[typeName.name='Promise']`,
  ]).join(', '),
  message: 'get… is synchronous: call it find… (may be missing), load…, or a verb that says what it writes.',
};

// Only what Oxlint cannot judge; all other rules are in .oxlintrc.json.
export default [
  { ignores: ['web/src/api/schema.d.ts'] },
  {
    files: ['{cms,web}/src/**/*.{ts,tsx}'],
    languageOptions: { parser },
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [importX.createNodeResolver({ extensions: ['.ts', '.tsx', '.json'] })],
    },
    rules: {
      'import-x/no-restricted-paths': ['error', { basePath: import.meta.dirname, zones: zones() }],
    },
  },
  {
    // What the portal takes of the server is what the server's package exports. Its panel plugin is a package in a package.
    files: ['web/{src,e2e}/**/*.{ts,tsx}'],
    languageOptions: { parser },
    plugins: { 'import-x': importX },
    rules: { 'import-x/no-relative-packages': 'error' },
  },
  {
    files: ['{cms,web}/{src,e2e}/**/*.{ts,tsx}'],
    languageOptions: { parser },
    rules: { 'no-restricted-syntax': ['error', GET_IS_PURE] },
  },
  {
    files: ['cms/src/**/*.ts'],
    ignores: ['cms/src/database/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        GET_IS_PURE,
        {
          selector:
            "MemberExpression[object.property.name='db'][property.name='connection'], Property[key.name='trx']",
          message: 'Only src/database touches knex: use runSql, withLock or lockRow.',
        },
      ],
    },
  },
];
