import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { maintainerOidcVariableNames } from '../../config/env/maintainer-oidc';
import { repositoryRoot } from '../../config/env/repository-root';
import { s3VariableNames } from '../../config/env/s3';
import { variableNames } from '../../config/env/schema';

const root = repositoryRoot();

/** What is installed, made or kept is no document of ours; hidden folders hold tools. */
const NOT_OURS = ['node_modules', 'dist', 'build', 'test-results', 'playwright-report'];

function documentsIn(folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const inside = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) {
      return NOT_OURS.includes(entry.name) || entry.name.startsWith('.') ? [] : documentsIn(inside);
    }
    return entry.name.endsWith('.md') ? [inside] : [];
  });
}

const getText = (document: string): string => readFileSync(path.join(root, document), 'utf8');

/** A document without its examples, in which brackets and paths stand for something else. */
const withoutExamples = (text: string): string => text.replace(/^ *```[^]*?^ *```/gm, '');

/** How a heading is called in a link, as GitHub does it. */
const getAnchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[^\p{L}\p{N}\p{M}_ -]/gu, '')
    .replaceAll(' ', '-');

/** The anchors of a document; of headings that are called alike the later ones are numbered. */
function getAnchors(document: string): Set<string> {
  const anchors = new Set<string>();
  for (const [, heading = ''] of withoutExamples(getText(document)).matchAll(/^#{1,6} +(.+?) *#*$/gm)) {
    const anchor = getAnchor(heading);
    let free = anchor;
    for (let n = 1; anchors.has(free); n += 1) free = `${anchor}-${n}`;
    anchors.add(free);
  }
  return anchors;
}

/** Where a document's links and pictures lead within the repository. */
const getLinks = (document: string): string[] =>
  [...withoutExamples(getText(document)).matchAll(/\]\(<?([^)\s>]+)>?(?: "[^"]*")?\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^([a-z][a-z+.-]*:|\/)/i.test(target));

/** What is wrong with a link; null when it leads somewhere. */
function getFault(document: string, link: string): string | null {
  const [file = '', anchor] = link.split('#');
  const target = file === '' ? document : path.posix.join(path.posix.dirname(document), decodeURI(file));
  if (!existsSync(path.join(root, target))) return `${link}: no such file`;
  if (anchor === undefined) return null;
  return target.endsWith('.md') && getAnchors(target).has(decodeURI(anchor))
    ? null
    : `${link}: no such heading`;
}

/** The paths that a document names; patterns and places for a name are none. */
const getPaths = (document: string): string[] =>
  [...withoutExamples(getText(document)).matchAll(/`((?:cms|web|\.ci)\/[^`\s]*)`/g)]
    .map(([, named = '']) => named)
    .filter((named) => !/[<*{…]/.test(named));

const documents = documentsIn('.');

test('there are documents', () => {
  expect(documents).toEqual(expect.arrayContaining(['README.md', 'cms/docs/configuration.md']));
});

describe.each(documents)('%s', (document) => {
  test('its links lead somewhere', () => {
    expect(getLinks(document).flatMap((link) => getFault(document, link) ?? [])).toEqual([]);
  });

  test('the paths that it names exist', () => {
    expect(getPaths(document).filter((named) => !existsSync(path.join(root, named)))).toEqual([]);
  });
});

test('the README stays short', () => {
  expect(getText('README.md').split('\n').length).toBeLessThanOrEqual(200);
});

test('every setting is in the document of configuration', () => {
  const described = getText('cms/docs/configuration.md');
  const names = [...variableNames, ...s3VariableNames, ...maintainerOidcVariableNames, 'SAML_PROVIDERS'];
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(described))).toEqual([]);
});

test('every setting of a staff portal is in the document of sign-on', () => {
  const source = readFileSync(path.join(root, 'cms/config/env/saml.ts'), 'utf8');
  const names = [...source.matchAll(/^ {4}([A-Z][A-Z_]+): /gm)].map(([, name = '']) => name);
  expect(names).toContain('LINK_BY_EMAIL');
  const described = getText('cms/docs/sign-on.md');
  expect(names.filter((name) => !described.includes(`SAML_ZORG_${name}`))).toEqual([]);
});

test('the index of decisions has each of them, by its title', () => {
  const folder = 'cms/docs/decisions';
  const rows = [...getText(`${folder}/README.md`).matchAll(/^\| \[(\d{4})\]\(([^)]+)\) +\| (.+?) +\|/gm)];
  const decisions = documentsIn(folder).filter((document) => !document.endsWith('README.md'));
  expect(rows.map(([, , file]) => `${folder}/${file}`)).toEqual(decisions.sort());
  for (const [, number, file = '', title] of rows) {
    expect([file.slice(0, 4), getText(`${folder}/${file}`).split('\n')[0]]).toEqual([number, `# ${title}`]);
  }
});
