import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { errors } from '@strapi/utils';
import { z } from 'zod';
import { repositoryRoot } from '../../config/env/repository-root';
import { translations } from '../../src/admin/translations';

/** What of Strapi is in the panel: where its texts are, and what stands before their keys. */
const PACKAGES = [
  { name: '@strapi/admin', texts: 'admin/src/translations', prefix: '' },
  { name: '@strapi/content-manager', texts: 'translations', prefix: 'content-manager.' },
  { name: '@strapi/content-type-builder', texts: 'translations', prefix: 'content-type-builder.' },
  { name: '@strapi/upload', texts: 'translations', prefix: 'upload.' },
] as const;

/** Texts of screens that the portal has not: their routes are closed, or they are for sale. */
const NOT_HERE = [
  /^Settings\.(?:adminTokens|apiTokens|transferTokens|tokens|webhooks|sso)\./,
  /^Settings\.(?:permissions\.auditLogs|application\.(?:ee|customization))\./,
  /^(?:Usecase|tours|HomePage\.widget\.deploy-now|widget\.(?:deploy-now|key-statistics))\./,
  /^(?:app\.components\.(?:MediaLibraryBanner|UpsellBanner|BlockLink|PluginCard))\./,
  /^(?:notification\.success\.adminToken|Auth\.form\.button\.login\.strapi|global\.plugins\.)/,
  /^content-manager\.(?:history|restore|widget|popUpWarning\.warning\.has-draft)/,
  /^content-manager\.(?:actions\.unpublish|containers\.ListPage\.selectedEntriesModal)/,
  /^content-type-builder\.(?:chat|attribute\.(?:uid|null))/,
  /^upload\.(?:ai|settings\.form\.aiMetadata|upload\.progress\..*[mM]etadata|list\.bulk-actions\.create-metadata)/,
  /^upload\.asset-details\.replace\.description\.ai/,
  /^(?:history\.content|form\.upload-url|Settings\.tokens|i18n|app$|true$|false$|null$|FIXME$|Zone pour)/,
];

/** Dutch too, or a name. */
const SAME = new Set(
  `analytics provider logo links editor super admin update events url status webhook webhooks trigger plugins blog
  help filters is link code home details graphql sentry type start api id label desktop json media uid component
  operator stop item items video ip document x y csv pdf xls zip token payload dpi content builder min max
  select undefined other divider
  html url noopener nofollow noreferrer blank self parent top unit br description`.split(/\s+/),
);

const cms = createRequire(path.join(repositoryRoot(), 'cms', 'package.json'));
const strapi = createRequire(cms.resolve('@strapi/strapi/package.json'));
const getFolder = (name: string) =>
  path.join(path.dirname(strapi.resolve(`${name}/package.json`)), 'dist', 'admin');

const texts = z.object({ default: z.record(z.string(), z.string()) });

async function loadTexts({ name, texts: folder, prefix }: (typeof PACKAGES)[number], language: string) {
  const file = path.join(getFolder(name), folder, `${language}.json.mjs`);
  const loaded: unknown = await import(pathToFileURL(file).href);
  return Object.fromEntries(
    Object.entries(texts.parse(loaded).default).map(([key, words]) => [prefix + key, words]),
  );
}

async function loadAll(language: string): Promise<Record<string, string>> {
  const all = await Promise.all(PACKAGES.map((each) => loadTexts(each, language)));
  return Object.assign({}, ...all);
}

const findFiles = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.mjs'))
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .filter((file) => !/[/\\](?:translations|tests|ee)[/\\]/.test(file));

/** A text with its key, as the code of the panel asks for it. */
const ASKED =
  /(?:id|labelId):\s*(?:(?<own>getTrad|getTranslation)(?:\$\d)?\()?(['"])(?<key>[^'"]+)\2\)?,\s*defaultMessage:\s*(['"`])(?<words>(?:\\.|(?!\4)[^\\])*)\4/g;

/** The English texts that the code asks for, also those that no list of texts has. */
function getAsked(): Record<string, string> {
  const asked = PACKAGES.flatMap(({ name, prefix }) =>
    findFiles(getFolder(name)).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(ASKED)].map(({ groups = {} }) => {
        const { own, key = '', words = '' } = groups;
        return [own ? prefix + key : key, words] as const;
      }),
    ),
  );
  return Object.fromEntries(asked);
}

const isHere = (key: string): boolean => !NOT_HERE.some((pattern) => pattern.test(key));

test('every text of the panel’s screens has Dutch words', async () => {
  const dutch = { ...(await loadAll('nl')), ...translations.nl };
  const english = { ...getAsked(), ...(await loadAll('en')) };
  expect(Object.keys(english).length).toBeGreaterThan(1500);
  const missing = Object.entries(english).filter(([key]) => isHere(key) && !(key in dutch));
  expect(missing).toEqual([]);
});

test('no Dutch text is the English one, unless the words are the same', async () => {
  const dutch: Record<string, string> = { ...(await loadAll('nl')), ...translations.nl };
  const isSame = (words: string) =>
    (words.replace(/\{[^}]*\}/g, ' ').match(/[A-Za-z]+/g) ?? []).every((word) =>
      SAME.has(word.toLowerCase()),
    );
  const left = Object.entries(await loadAll('en')).filter(
    ([key, words]) => isHere(key) && dutch[key] === words && !isSame(words),
  );
  expect(left).toEqual([]);
});

test('no Dutch text is half English', async () => {
  const dutch: Record<string, string> = { ...(await loadAll('nl')), ...translations.nl };
  const english =
    /(?<![\w.-])(?:skip|the|and|your|with|from|this|please|click|to|are|save|delete)(?![\w.-])/i;
  expect(Object.entries(dutch).filter(([key, words]) => isHere(key) && english.test(words))).toEqual([]);
});

test('what a text fills in, its Dutch words fill in too', async () => {
  const english = { ...getAsked(), ...(await loadAll('en')) };
  const getNames = (words: string) =>
    [...new Set([...words.matchAll(/\{(\w+)/g)].map(([, name]) => name))].sort();
  const own: Record<string, string> = translations.nl;
  const strange = Object.entries(own).filter(([key, words]) => {
    const known = english[key];
    const names = known === undefined ? null : getNames(known);
    return (
      names !== null && getNames(words).some((name) => !names.includes(name) && /^[a-z]/.test(name ?? ''))
    );
  });
  expect(strange).toEqual([]);
});

test('what the API refuses with by itself has Dutch words on each screen', () => {
  const own: Record<string, string> = translations.nl;
  const refusals = [
    new errors.ApplicationError(),
    new errors.ForbiddenError(),
    new errors.NotFoundError(),
    new errors.NotImplementedError(),
    new errors.PaginationError(),
    new errors.PayloadTooLargeError(),
    new errors.PolicyError(),
    new errors.RateLimitError(),
    new errors.UnauthorizedError(),
  ];
  const keys = refusals.flatMap(({ message }) =>
    PACKAGES.map(({ prefix }) => `${prefix}apiError.${message}`),
  );
  expect(keys.filter((key) => !(key in own))).toEqual([]);
});
