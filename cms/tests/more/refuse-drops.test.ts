import { expect, onTestFinished, test } from 'vitest';
import { dropStore, newStore, startPortalProcess } from '../support/portal';
import { sql } from '../support/sql';

test('a start that would drop a column of ours refuses, names it and leaves it', async () => {
  const store = await newStore({});
  onTestFinished(() => dropStore(store));
  const { databaseUrl } = store;
  // As a portal leaves it whose page has a field more.
  await sql(databaseUrl, 'alter table pages add column footnote text');
  await sql(
    databaseUrl,
    `update strapi_database_schema set hash = 'another', schema = jsonb_set(schema::jsonb, '{tables}', (
       select jsonb_agg(case each ->> 'name' when 'pages'
         then jsonb_set(each, '{columns,0,name}', '"footnote"') else each end)
       from jsonb_array_elements(schema::jsonb -> 'tables') each))`,
  );
  await expect(startPortalProcess({ beside: store })).rejects.toThrow(
    'Deze start zou de kolom pages.footnote uit de database verwijderen, met wat erin staat',
  );
  expect(await sql(databaseUrl, 'select footnote from pages where footnote is not null')).toEqual([]);
});
