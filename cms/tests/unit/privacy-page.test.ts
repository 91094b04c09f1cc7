import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readContent } from '../../src/demo/content';

const root = path.join(__dirname, '../../..');

/** What puts something in a browser, by its first word. */
const CALLS =
  /(?:writeCookie|setCookie|(?:local|session)Storage\.setItem|createStore)\((?:ctx, )?([^,:\n]+),/g;

/** Names that are made of words, as they begin. */
const MADE: Record<string, readonly string[]> = {
  'web/src/features/basket/stored-basket.ts key': ['basket:'],
  'cms/src/auth/lock/login-source.ts name': ['portal_browser', 'share_browser'],
  'cms/src/api/auth/saml/login/browser.ts getName(hash)': ['portal_saml_'],
};

/** The panel of maintainers is Strapi's, and no part of the site. */
const OTHER = /\btest\b|^plugins\//;

const readSources = (folder: string): [file: string, text: string][] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !OTHER.test(name))
    .map((name) => [path.posix.join(folder, name), readFileSync(path.join(root, folder, name), 'utf8')]);

const sources = [...readSources('web/src'), ...readSources('cms/src')];

function findConstant(word: string, text: string): string | undefined {
  const declared = new RegExp(`const ${word} = '([^']+)'`);
  return [text, ...sources.map(([, other]) => other)].map((each) => declared.exec(each)?.[1]).find(Boolean);
}

function findNames(file: string, text: string): string[] {
  return [...text.matchAll(CALLS)].flatMap(([, word = '']) => {
    const made = MADE[`${file} ${word}`];
    if (made) return made;
    const [, literal] = /^'(.+)'$/.exec(word) ?? [];
    return literal ?? findConstant(word, text) ?? `${word} in ${file}`;
  });
}

const { pages } = readContent(path.join(root, 'cms'));
const page = JSON.stringify(pages.find(({ slug }) => slug === 'privacy')?.blocks);

test('the privacy page names all that the site puts in a browser', () => {
  const names = sources.flatMap(([file, text]) => findNames(file, text));
  expect(names).toContain('portal_session');
  const [, copies = ''] = sources.find(([file]) => file.endsWith('/copy-names.ts')) ?? [];
  names.push(...[...copies.matchAll(/\w+: '(\w+)'/g)].flatMap(([, name]) => name ?? []));
  expect(names).toContain('pictures');
  expect(names.filter((name) => !page.includes(`<code>${name}</code>`))).toEqual([]);
});
