import { afterAll, beforeAll, expect, test } from 'vitest';
import { CALLERS, STAFF, type Caller } from '../matrix/callers';
import { makeWorld, type World } from '../matrix/world';
import { askMcp, callTool } from '../support/assistant';
import { startPortal } from '../support/portal';

let world: World;

/** All that a caller can ask an assistant, about everything there is. */
async function askAll(caller: Caller): Promise<string> {
  const { callers, pages, assets, portal } = world;
  const client = callers[caller];
  const slugs = Object.values(pages).map(({ slug }) => slug);
  const ids = Object.values(assets).map(({ id }) => id);
  const tools: [string, object][] = [
    ['list_pages', {}],
    ['list_colors', {}],
    ['list_templates', {}],
    ...['kanarie', 'kanraie'].flatMap((q): [string, object][] => [
      ['search', { q }],
      ['find_assets', { q }],
    ]),
    ...slugs.map((slug): [string, object] => ['read_page', { slug }]),
    ...ids.flatMap((asset): [string, object][] => [
      ['get_download', { asset }],
      ['get_download', { asset, preset: 'origineel' }],
      ['get_download', { asset, preset: 'eps' }],
      ['get_download', { asset, preset: 'bestaat niet' }],
    ]),
  ];
  const answers: string[] = [];
  for (const [name, input] of tools) answers.push((await callTool(client, name, input)).text);
  const read = slugs.map((slug) => ['resources/read', { uri: `${portal.url}/huisstijl/${slug}` }] as const);
  for (const [method, params] of [['resources/list', {}] as const, ...read]) {
    const { headers, bytes } = await askMcp(client, method, params);
    answers.push(JSON.stringify([...headers]), bytes.toString('utf8'));
  }
  // What was asked may come back.
  return slugs.reduce((all, slug) => all.replaceAll(slug, ''), answers.join('\n'));
}

beforeAll(async () => {
  world = await makeWorld(await startPortal());
});
afterAll(() => world.portal.stop());

// The title of that page is its slug, which was taken out of the answers.
const STAFF_WORDS = ['blokpagina', 'tekststaf', 'assetstaf'].map((word) => `kanarie-${word}`);

test.each(CALLERS)('%s hears from an assistant all that they may know, and nothing else', async (caller) => {
  const answer = await askAll(caller);
  expect(world.canaries.leaked(answer, caller)).toEqual([]);
  const asStaff = [...STAFF, 'userToken'].includes(caller);
  expect(STAFF_WORDS.filter((word) => answer.includes(word))).toEqual(asStaff ? STAFF_WORDS : []);
});
