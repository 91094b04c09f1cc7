import { beforeAll, expect, test } from 'vitest';
import type { Client } from '../support/client';
import type { Document } from '../support/description';
import { sharedPortal } from '../support/shared-portal';
import type { ErrorBody } from '../support/wire';

let admin: Client;
let document: Document;

beforeAll(async () => {
  const portal = await sharedPortal();
  admin = await portal.admin();
  document = (await portal.api.get<Document>('/openapi.json')).body;
});

const getOperations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ call: `${method} ${path}`, path, ...operation })),
  );

test('a call that takes files names the form first, and alone where it makes something: so generated clients send it', () => {
  const taking = getOperations().map(({ call, requestBody }) => ({
    call,
    types: Object.keys(requestBody?.content ?? {}),
  }));
  const withForm = taking.filter(({ types }) => types.includes('multipart/form-data'));
  expect(withForm.map(({ call }) => call)).toEqual(
    expect.arrayContaining(['post /assets', 'put /assets/{id}', 'put /admin/site', 'post /users/import']),
  );
  for (const { call, types } of withForm) {
    expect([call, types[0]]).toEqual([call, 'multipart/form-data']);
    if (call.startsWith('post')) expect([call, types]).toEqual([call, ['multipart/form-data']]);
  }
});

/** Its order is that of what fits best, or of what was missed most. */
const RANKED = ['/search', '/admin/search/misses'];

test('every list names what it sorts by, and sorts by all of that and nothing else', async () => {
  const lists = getOperations().filter(
    ({ path, parameters }) => parameters.some(({ name }) => name === 'page') && !RANKED.includes(path),
  );
  expect(lists.length).toBeGreaterThan(12);
  for (const { path, parameters } of lists) {
    const sorts = parameters.find(({ name }) => name === 'sort')?.schema?.enum ?? [];
    expect([path, sorts]).toEqual([path, expect.arrayContaining([expect.stringMatching(/:asc$/)])]);
    // One that is there for everybody: an asset or a page that is not gives 404.
    if (path.includes('{')) continue;
    for (const sort of sorts)
      expect([sort, (await admin.get(`${path}?sort=${sort}`)).status]).toEqual([sort, 200]);
    const fields = new Set(sorts.map((sort) => sort.replace(/:(asc|desc)$/, '')));
    expect(sorts).toHaveLength(2 * fields.size);
    for (const sort of ['onbekend:asc', `${[...fields][0]}:up`, 'toString:asc', 'constructor:desc']) {
      const { status, body } = await admin.get<ErrorBody>(`${path}?sort=${sort}`);
      expect([path, sort, status, Object.keys(body.errors ?? {})]).toEqual([path, sort, 400, ['sort']]);
    }
  }
});
