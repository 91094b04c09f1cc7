import { beforeAll, describe, expect, test } from 'vitest';
import type { AssetResponse } from '../../src/http/schemas/assets';
import { film } from '../samples/films';
import * as samples from '../samples/files';
import { type AssetBody, getForm, makeAsset, sendFiles } from '../samples/sending';
import { getActions } from '../support/audit';
import type { Client } from '../support/client';
import type { OwnPortal } from '../support/portal';
import { sharedPortal } from '../support/shared-portal';
import type { Data, ErrorBody } from '../support/wire';
import { newWord } from '../support/words';

let portal: OwnPortal;
let admin: Client;

beforeAll(async () => {
  portal = await sharedPortal();
  admin = await portal.admin();
});

const srt = (text = 'Zo plaats je het logo.', name = 'film.srt') =>
  samples.sample(name, Buffer.from(`1\r\n00:00:01,000 --> 00:00:04,000\r\n${text}\r\n`, 'latin1'));

const makeFilm = (): Promise<AssetResponse> => makeAsset(admin, film('film.mp4', 'avc1'), [srt('Café')]);
const getCaptions = ({ files }: AssetResponse) => files.filter(({ kind }) => kind === 'captions');
const getDownload = (id = '') => `/files/${id}/download`;

describe('captions of a video', () => {
  test('are taken as SubRip, and kept as WebVTT', async () => {
    const { files } = await makeFilm();
    expect(files).toMatchObject([
      { name: 'film.vtt', ext: '.vtt', mime: 'text/vtt', kind: 'captions', language: 'nl', preview: null },
    ]);
    const { status, body, headers } = await admin.get<string>(getDownload(files[0]?.id));
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('text/vtt');
    expect(body).toBe('WEBVTT\n\n00:00:01.000 --> 00:00:04.000\nCafé\n');
  });

  test('come with a new asset too', async () => {
    const form = new FormData();
    for (const [field, { name, bytes }] of [
      ['original', film('film.mp4', 'avc1')],
      ['files[]', srt()],
    ] as const) {
      form.append(field, new Blob([bytes]), name);
    }
    const { body } = await admin.send<AssetBody>('POST', '/assets', { raw: form });
    expect(body.data).toMatchObject({ original: { kind: 'video' }, files: [{ kind: 'captions' }] });
  });

  test('take the place of those before, and can be taken off', async () => {
    const asset = await makeFilm();
    const [before] = getCaptions(asset);
    const other = await sendFiles(admin, asset.id, [samples.pdf(), srt('Anders', 'nieuw.srt')]);
    expect(other.body.data.files.map(({ name }) => name)).toEqual(['gids.pdf', 'nieuw.vtt']);
    expect((await admin.get(getDownload(before?.id))).status).toBe(404);
    const [after] = getCaptions(other.body.data);
    const left = await admin.delete<AssetBody>(`/assets/${asset.id}/files/${after?.id}`);
    expect(left.body.data.files.map(({ name }) => name)).toEqual(['gids.pdf']);
    const logged = await Promise.all([before, after].map((each) => getActions(admin, each?.id ?? '')));
    expect(logged.map((actions) => actions.toSorted())).toEqual([
      ['file.add', 'file.delete'],
      ['file.add', 'file.delete'],
    ]);
  });

  test('stay one, whoever sends them at once', async () => {
    const { id } = await makeFilm();
    await Promise.all(['a', 'b', 'c'].map((each) => sendFiles(admin, id, [srt(each, `${each}.srt`)])));
    expect(getCaptions((await admin.get<AssetBody>(`/assets/${id}`)).body.data)).toHaveLength(1);
  });

  test('are not replaced by who did not see what somebody else made of them', async () => {
    const { id } = await makeFilm();
    const version = (await admin.get(`/assets/${id}`)).headers.get('ETag') ?? '';
    const send = (text: string) =>
      admin.send<AssetBody>('POST', `/assets/${id}/files`, {
        raw: getForm({}, 'files[]', [srt(text)]),
        headers: { 'If-Match': version },
      });
    const answers = await Promise.all([send('Eerste'), send('Tweede')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
  });

  test('that cannot be read are refused, and those before stay', async () => {
    const asset = await makeFilm();
    const broken = samples.sample('film.vtt', 'WEBVTT\n\n00:01 --> straks\nA\n');
    const { status, body } = await sendFiles(admin, asset.id, [broken]);
    expect(status).toBe(415);
    expect(body.errors?.files).toEqual([expect.stringContaining('Regel 3')]);
    const two = await sendFiles(admin, asset.id, [srt(), srt('Nog een', 'b.srt')]);
    expect(two.status).toBe(400);
    expect(two.body.errors).toHaveProperty(['files.1']);
    expect((await admin.get<AssetBody>(`/assets/${asset.id}`)).body.data.files).toEqual(asset.files);
  });

  test('are for whoever may play the video', async () => {
    const asset = await makeFilm();
    const [captions] = getCaptions(asset);
    const both = async () =>
      Promise.all(
        [`/assets/${asset.id}/download`, getDownload(captions?.id)].map(
          async (path) => (await portal.api.get(path)).status,
        ),
      );
    expect(await both()).toEqual([401, 401]);
    await admin.post('/pages', {
      title: `Film ${newWord()}`,
      is_public: true,
      published_at: '2026-01-01T00:00:00Z',
      blocks: [{ type: 'asset', asset: asset.id }],
    });
    expect(await both()).toEqual([200, 200]);
    const { token } = (await portal.api.post<Data<{ token: string }>>(getDownload(captions?.id))).body.data;
    expect((await portal.api.get(`${getDownload(captions?.id)}?token=${token}`)).status).toBe(200);
    expect((await getActions(admin, captions?.id ?? '')).includes('file.download')).toBe(false);
  });

  test('are no download: not in a zip, a list of documents, or the search', async () => {
    const word = newWord();
    const asset = await makeAsset(admin, film('film.mp4', 'avc1'), [srt(word, `${word}.srt`)]);
    const zip = (item: object) =>
      admin.post<Data<{ count: number }> & ErrorBody>('/downloads', { items: [item] });
    expect((await zip({ file: asset.files[0]?.id })).status).toBe(403);
    expect((await zip({ asset: asset.id })).body.data.count).toBe(1);
    for (const query of [`search=${word}`, `kind=document&search=${asset.title || 'film'}`]) {
      const { body } = await admin.get<{ data: { id: string }[] }>(`/assets?${query}`);
      expect(body.data.map(({ id }) => id)).not.toContain(asset.id);
    }
  });
});

test('a video says how it is kept, and whether browsers show it', async () => {
  const shown = await makeAsset(admin, film('film.mp4', 'avc1'));
  expect(shown.original).toMatchObject({ codec: 'H.264', plays: true });
  const hidden = await makeAsset(admin, film('film.mov', 'hvc1'));
  expect(hidden.original).toMatchObject({ codec: 'H.265', plays: false });
  const cut = await makeAsset(admin, film('film.mp4', null));
  expect(cut.original).toMatchObject({ plays: false });
  expect(cut.original).not.toHaveProperty('codec');
});
