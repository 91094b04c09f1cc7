import { afterEach, expect, test, vi } from 'vitest';
import { readGroups, readHits } from './read-hits';

const SOUGHT = { q: 'logo', tree: [], home: '/' };

const hit = (kind: string, id: string) => ({ kind, id });
const page = hit('page', 'p1');
const [letter, mark] = [hit('asset', 'brief'), hit('asset', 'beeldmerk')];

/** What the server has: two templates among four assets. */
function serve(templates = { asset: 2, file: 0 }): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (request: Request) => {
    const { searchParams } = new URL(request.url);
    const of = searchParams.get('templates');
    asked.push(`${searchParams.get('kind') ?? 'all'} ${of}`);
    const data = { with: [letter, page, mark], only: [letter], without: [mark] }[of ?? ''];
    const counts = { page: 1, asset: 4, file: 0, color: 0 };
    const pagination = { page: 1, pageSize: 20, pageCount: 1, total: 1 };
    return Promise.resolve(Response.json({ data, meta: { counts, templates, corrected: null, pagination } }));
  });
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

test('templates have a group of their own, and are no other files', async () => {
  const asked = serve();
  const { best, groups, counts } = await readGroups(SOUGHT);
  expect(best).toEqual(letter);
  expect(groups).toEqual([[page], [letter], [mark], []]);
  expect(counts).toEqual({ page: 1, template: 2, asset: 2, file: 0, color: 0 });
  expect(asked).toEqual(['all with', 'asset,file only', 'asset,file without']);
});

test('without templates nothing more is asked than what the best hits leave out', async () => {
  const asked = serve({ asset: 0, file: 0 });
  const { groups } = await readGroups(SOUGHT, 2);
  expect(groups).toEqual([[page], [], [letter, mark], []]);
  expect(asked).toEqual(['all with']);
});

test('one kind is asked for with the templates, or without', async () => {
  const asked = serve();
  expect((await readHits(SOUGHT, { kinds: ['template'] })).hits).toEqual([letter]);
  expect((await readHits(SOUGHT, { kinds: ['asset'] })).hits).toEqual([mark]);
  expect(asked).toEqual(['asset,file only', 'asset without']);
});
