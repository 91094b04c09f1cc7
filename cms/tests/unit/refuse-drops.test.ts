import { expect, test } from 'vitest';
import { findDrops, getDropRefusal } from '../../src/database/refuse-drops';

const schema = (tables: Record<string, string[]>) => ({
  tables: Object.entries(tables).map(([name, columns]) => ({
    name,
    columns: columns.map((column) => ({ name: column })),
  })),
});

const before = schema({
  pages: ['id', 'title', 'old_slugs', 'version'],
  pages_groups_lnk: ['id'],
  up_users: ['id', 'password_hash'],
  strapi_api_tokens: ['id', 'kind'],
  files: ['id', 'hash'],
  up_roles: ['id'],
});

test('a column and a table of ours that go are found, those of Strapi are its own', () => {
  const after = schema({
    pages: ['id', 'title', 'version', 'lead'],
    up_users: ['id'],
    strapi_api_tokens: ['id'],
  });
  expect(findDrops(before, after)).toEqual({
    tables: ['pages_groups_lnk'],
    columns: ['pages.old_slugs', 'up_users.password_hash'],
  });
});

test('the refusal names what would be lost, and how to go on', () => {
  const after = schema({ pages: ['id', 'title'], up_users: ['id', 'password_hash'] });
  expect(getDropRefusal(before, after, [])).toBe(
    'Deze start zou de kolommen pages.old_slugs en pages.version en de tabel pages_groups_lnk uit de database ' +
      'verwijderen, met wat erin staat: zet het veld terug in zijn schema, start de versie die het kent, ' +
      'of noem wat weg mag in cms/src/database/droppable.ts.',
  );
});

test('nothing is said of what stays, what is new, and what may go', () => {
  expect(getDropRefusal(before, before, [])).toBeUndefined();
  expect(
    getDropRefusal(before, { tables: [...before.tables, ...schema({ notes: ['id'] }).tables] }, []),
  ).toBeUndefined();
  const after = schema({ pages: ['id', 'title', 'version'], up_users: ['id', 'password_hash'] });
  expect(getDropRefusal(before, after, ['pages.old_slugs', 'pages_groups_lnk'])).toBeUndefined();
  expect(getDropRefusal(before, after, ['pages_groups_lnk'])).toContain('de kolom pages.old_slugs uit');
});
