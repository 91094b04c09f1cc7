import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { repositoryRoot } from '../../config/env/repository-root';
import { WRITTEN_OUT } from '../../src/admin/dutch/written-out';
import viteConfig, { CHANGES, changePanelCode } from '../../src/admin/vite.config';

const cms = createRequire(path.join(repositoryRoot(), 'cms', 'package.json'));
const strapi = createRequire(cms.resolve('@strapi/strapi/package.json'));

/** Screens that the portal has not, names of languages, and what stands there before the panel does. */
const NOT_HERE =
  /\/(?:translations|tests|ee|AIChat|ApiTokens|AdminTokens|TransferTokens|Tokens|Webhooks|GuidedTour|Marketplace|Purchase\w*)\/|\/(?:getMatchingDocLink|constants|MarketplacePage|NpsSurvey|DefaultDocument|ErrorElement|PublishAction|LeftMenu|TrialCountdown|api)\.mjs$/;

const files = ['admin', 'content-manager', 'content-type-builder', 'upload'].flatMap((name) => {
  const folder = path.join(path.dirname(strapi.resolve(`@strapi/${name}/package.json`)), 'dist', 'admin');
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.mjs'))
    .map((entry) => path.join(entry.parentPath, entry.name).replaceAll(path.sep, '/'))
    .filter((file) => !NOT_HERE.test(file));
});

/** A word on a screen that is no argument of `formatMessage`; a date in the English way. */
const ENGLISH =
  /(?:children|placeholder|label|'aria-label'): (?:\w+ \? )?((["'`])[A-Z][a-z]+(?: [a-zA-Z${}.]+)*[.!?]?\2)|'PPP'/g;

const translate = (file: string): string => {
  const code = readFileSync(file, 'utf8');
  return changePanelCode.transform(code, file)?.code ?? code;
};

/** An example in a comment. */
const isComment = (text: string, at: number): boolean =>
  /^\s*(?:\*|\/\/)/.test(text.slice(text.lastIndexOf('\n', at) + 1));

const DUTCH = WRITTEN_OUT.flatMap(({ words }) => words.map(([, dutch]) => dutch)).join('\n');

test('the panel has no English words in its code that are not translated', () => {
  expect(files.length).toBeGreaterThan(500);
  const left = files.flatMap((file) => {
    const text = translate(file);
    return [...text.matchAll(ENGLISH)]
      .filter((match) => !isComment(text, match.index))
      .map(([all, words = all]) => words)
      .filter((words) => !DUTCH.includes(words))
      .map((words) => `${file.split('/@strapi/').at(-1)}: ${words}`);
  });
  expect(left).toEqual([]);
});

test('all that is changed stands once in the module that is named', () => {
  for (const { module, words } of CHANGES) {
    const found = files.filter((file) => file.endsWith(module));
    expect([module, found.length]).toEqual([module, 1]);
    const code = readFileSync(found[0] ?? '', 'utf8');
    for (const [english] of words) expect([english, code.split(english).length]).toEqual([english, 2]);
  }
});

test('an update of Strapi that has other code there stops the build', () => {
  const [first] = WRITTEN_OUT;
  expect(() => changePanelCode.transform('', `/x/${first?.module}`)).toThrow('see src/admin/vite.config.ts');
  expect(changePanelCode.transform('', '/x/other.mjs')).toBeNull();
  expect(viteConfig({ plugins: ['other'] }).plugins).toEqual(['other', changePanelCode]);
});
