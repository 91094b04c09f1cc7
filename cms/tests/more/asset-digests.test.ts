import { createHash } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import type { AssetResponse } from '../../src/http/schemas/assets';
import { fillDigests } from '../../src/storage/fill-digests';
import * as samples from '../samples/files';
import { makeAsset } from '../samples/sending';
import { admin, portal, setUpPortal } from '../support/shared-portal';
import type { Data } from '../support/wire';

setUpPortal();

test('the digest of a file that has none is filled in, while the portal runs on', async () => {
  const [letter, lost] = [samples.sample('oud.txt', 'Van vroeger'), samples.sample('weg.txt', 'Kwijt')];
  const digest = createHash('sha256').update(letter.bytes).digest('hex');
  const { files } = await makeAsset(admin, await samples.png(10, 10), [lost, letter], { title: 'Oud' });
  const rows = portal.strapi.db.connection('files');
  await rows
    .clone()
    .whereIn(
      'document_id',
      files.map(({ id }) => id),
    )
    .update({ provider_metadata: null });
  // Bytes that are not there hold up nobody.
  await rows.clone().where({ name: lost.name }).update({ hash: 'nergens' });
  const stop = fillDigests(portal.strapi);
  try {
    await vi.waitFor(
      async () => {
        const { body } = await admin.get<Data<AssetResponse[]>>(`/assets?sha256=${digest}`);
        expect(body.data.map(({ title }) => title)).toEqual(['Oud']);
      },
      { timeout: 20_000, interval: 50 },
    );
  } finally {
    await stop();
  }
  const [row] = await rows.clone().where({ name: letter.name }).select('provider_metadata');
  expect(JSON.parse(row.provider_metadata)).toMatchObject({ bytes: letter.bytes.length });
});
