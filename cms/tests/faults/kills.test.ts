import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as samples from '../samples/files';
import { sendAsset } from '../samples/sending';
import type { Client } from '../support/client';
import { expectWholeFiles, getUploads } from '../support/kept-files';
import { type MortalPortal, startMortalPortal } from '../support/mortal-portal';
import { chance, scale, tellSeed } from '../support/scale';
import { holdLock, sql } from '../support/sql';
import {
  addTexts,
  expectWholeAsset,
  expectWholePage,
  makeWrittenPage,
  removeAsset,
  sendPicture,
  type SentAsset,
  write,
  type WrittenPage,
} from './work';

const ROUNDS = scale(60, 3);
const WRITERS = 4;
const SENDERS = 2;
const SHORTEST_MS = 30;
const LONGEST_MS = 600;

let portal: MortalPortal;
let admin: Client;

beforeAll(async () => {
  portal = await startMortalPortal();
  admin = await portal.admin();
});
afterAll(() => portal.stop());

async function untilKilled(work: () => Promise<unknown>): Promise<void> {
  try {
    for (;;) await work();
  } catch (error) {
    // `fetch` says no more than this when nobody answers.
    if (!(error instanceof TypeError)) throw error;
  }
}

// Pages whose rows for Strapi's screens are not those of their draft, and whether any is still to be written.
const ROWS_BEHIND = `
  select p.id from pages p, jsonb_array_length(p.draft::jsonb -> 'blocks') as blocks
  where p.rows_pending or blocks <> (select count(*) from pages_cmps c where c.entity_id = p.id and c.field = 'blocks')
    or p.draft::jsonb -> 'blocks' -> 0 -> 'values' ->> 'title' <> (
      select t.title from pages_cmps c join components_block_text t on t.id = c.cmp_id
      where c.entity_id = p.id and c.field = 'blocks' order by c."order" limit 1)`;

const expectRowsFollow = () =>
  expect.poll(() => sql(portal.databaseUrl, ROWS_BEHIND), { timeout: 20_000 }).toEqual([]);

test(`killed at ${ROUNDS} random moments, the portal keeps all that it said it has, and nothing half`, async () => {
  tellSeed();
  const random = chance();
  const pages: WrittenPage[] = [];
  for (let n = 0; n < WRITERS; n += 1) pages.push(await makeWrittenPage(admin, `Schrijver ${n}`));
  let assets: SentAsset[] = [];
  let width = 40;

  const writer = (page: WrittenPage) => () => write(admin, page, random() < 0.5);
  const sender = async (): Promise<void> => {
    width += 1;
    const asset = await sendPicture(admin, width);
    if (!asset) return;
    assets.push(asset);
    await addTexts(admin, asset);
    if (random() < 0.4) await removeAsset(admin, asset);
  };

  for (let round = 0; round < ROUNDS; round += 1) {
    const works = [
      ...pages.map((page) => untilKilled(writer(page))),
      ...Array.from({ length: SENDERS }, () => untilKilled(sender)),
    ];
    await wait(SHORTEST_MS + random() * (LONGEST_MS - SHORTEST_MS));
    await portal.kill();
    await Promise.all(works);
    await portal.start();

    await expectWholeFiles(portal);
    for (const page of pages) await expectWholePage(admin, portal.api, page);
    for (const asset of assets) await expectWholeAsset(admin, asset);
    // All that is known of those is checked: the next round brings others.
    assets = [];
  }
  await expectRowsFollow();
  const [strays] = await sql<{ files: number; assets: number }>(
    portal.databaseUrl,
    `select
       (select count(*)::integer from files where id not in (select file_id from files_related_mph)) as files,
       (select count(*)::integer from assets where id not in
         (select related_id from files_related_mph where related_type = 'api::asset.asset')) as assets`,
  );
  expect(strays).toEqual({ files: 0, assets: 0 });
});

test('content of which the portal was killed before its row was there goes at the next start', async () => {
  const before = getUploads(portal);
  const lock = await holdLock(portal.databaseUrl, 'lock table files in share row exclusive mode');
  const sending = sendAsset(admin, await samples.png(50, 50)).catch(() => null);
  await expect.poll(lock.waiting).toBe(1);
  expect(getUploads(portal)).toHaveLength(before.length + 1);
  await portal.kill();
  await lock.release();
  expect(await sending).toBeNull();
  await portal.start();
  expect(getUploads(portal)).toEqual(before);
  await expectWholeFiles(portal);
});

test('content of which the portal was killed before its row was gone stays', async () => {
  const asset = await sendPicture(admin, 60);
  if (!asset) throw new Error('The portal did not take a picture.');
  const lock = await holdLock(portal.databaseUrl, 'lock table files in share row exclusive mode');
  const removing = removeAsset(admin, asset).catch(() => null);
  await expect.poll(lock.waiting).toBe(1);
  await portal.kill();
  await lock.release();
  await removing;
  await portal.start();
  await expectWholeAsset(admin, { ...asset, removal: 'none' });
  await expectWholeFiles(portal);
});
