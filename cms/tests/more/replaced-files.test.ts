import { describe, expect, test } from 'vitest';
import { breakOffUpload } from '../samples/break-off';
import * as samples from '../samples/files';
import { type AssetBody, getForm, makeAsset, removeAsset } from '../samples/sending';
import { getLines } from '../support/audit';
import { kept, picture, preview, seenBy, stored } from '../support/originals';
import { findEarlier, listEarlier, replaceFile, restoreFile, sendInstead } from '../support/replaced-files';
import { admin, me, portal, setUpPortal } from '../support/shared-portal';
import type { Data, PageBody } from '../support/wire';
import { newWord } from '../support/words';

setUpPortal();

const text = (content: string, name = 'uitleg.txt') => samples.sample(name, content);
const read = async (id: string) => (await admin.get<AssetBody>(`/assets/${id}`)).body.data;
const getTag = async (id: string) => (await admin.get(`/assets/${id}`)).headers.get('etag') ?? '';
const getText = async (fileId?: string) => (await admin.get(`/files/${fileId}/download`)).bytes.toString();
const withFile = async (...files: samples.Sample[]) => {
  const asset = await makeAsset(admin, await picture('beeld.png'), files);
  return { ...asset, file: asset.files[0]?.id ?? '' };
};

describe('a file that is replaced', () => {
  test('keeps its id, place and address, in another format too', async () => {
    const { id, files } = await withFile(samples.pdfPage(), text('een'), samples.docx());
    const [, file] = files;
    const after = await replaceFile(id, file?.id, samples.pdfPage('nieuw.pdf'));
    expect(after.files.map(({ id: each }) => each)).toEqual(files.map(({ id: each }) => each));
    expect(after.files[1]).toMatchObject({
      id: file?.id,
      name: 'nieuw.pdf',
      ext: '.pdf',
      mime: 'application/pdf',
      preview: { width: expect.any(Number) },
    });
    expect(after.files[0]).toMatchObject({ name: 'folder.pdf' });
    const { headers, bytes } = await admin.get(`/files/${file?.id}/download`);
    expect(new Uint8Array(bytes)).toEqual(samples.pdfPage().bytes);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-disposition')).toContain('nieuw.pdf');
    expect(await preview(after.files[1]?.preview?.url)).toBe(200);
  });

  test('answers who had its address, with another tag, and goes on for nobody where it was', async () => {
    const { id, file } = await withFile(text('eerste tekst'));
    await admin.post('/pages', {
      title: `Vervangen ${id}`,
      is_public: true,
      published_at: '2026-01-02T03:04:05Z',
      blocks: [{ type: 'asset', asset: id }],
    });
    const address = `/files/${file}/download`;
    const before = await portal.api.get(address);
    const token = (await portal.api.post<Data<{ token: string }>>(address)).body.data.token;
    const tag = before.headers.get('etag') ?? '';
    await replaceFile(id, file, text('tweede tekst'));
    const after = await portal.api.get(address, { 'If-None-Match': tag });
    expect([after.status, after.bytes.toString()]).toEqual([200, 'tweede tekst']);
    expect((await portal.api.get(`${address}?token=${token}`)).bytes.toString()).toBe('tweede tekst');
    const rest = await portal.api.get(address, { Range: 'bytes=7-', 'If-Range': tag });
    expect([rest.status, rest.bytes.toString()]).toEqual([200, 'tweede tekst']);
  });

  test('is everywhere at once: pages, the library, and the lists by digest', async () => {
    const { id, file } = await withFile(text('een', 'een.txt'));
    const page = await admin.post<Data<PageBody>>('/pages', {
      title: `Meteen ${id}`,
      is_public: true,
      published_at: '2026-01-02T03:04:05Z',
      blocks: [{ type: 'asset', asset: id }],
    });
    const before = await read(id);
    await replaceFile(id, file, text('twee', 'twee.txt'));
    const shown = await portal.api.get<Data<PageBody>>(`/pages/${page.body.data.slug}`);
    expect(shown.bytes.toString()).toContain('twee.txt');
    expect(shown.bytes.toString()).not.toContain('een.txt');
    const library = await portal.api.get<Data<AssetBody['data'][]>>(`/library?search=twee.txt`);
    expect(library.body.data.map(({ id: each }) => each)).toContain(id);
    expect((await read(id)).created_at).toBe(before.created_at);
  });

  test('leaves the one before to admins alone, with when and by whom', async () => {
    const { id, file } = await withFile(samples.pdfPage('een.pdf'));
    const { files } = await read(id);
    await replaceFile(id, file, text('twee', 'twee.txt'));
    await replaceFile(id, file, text('drie', 'drie.txt'));
    const { status, body } = await listEarlier(id);
    expect([status, body.meta.pagination.total]).toEqual([200, 2]);
    const [second, first] = body.data;
    expect(second).toMatchObject({
      file_id: file,
      file: { name: 'twee.txt' },
      replaced_by: { id: me.id, name: me.name },
      replaced_at: expect.stringMatching(/Z$/),
    });
    expect(first).toMatchObject({
      file_id: file,
      file: { name: 'een.pdf', preview: { width: expect.any(Number) } },
    });
    expect(await preview(files[0]?.preview?.url)).toBe(404);
    expect(await preview(first?.file.preview?.url)).toBe(200);
    expect(await seenBy(portal.api, `/files/${first?.file.id}/download`)).toBe(401);
    expect(await getText(second?.file.id)).toBe('twee');
    expect((await listEarlier(id, '?search=een&pageSize=1')).body.data).toHaveLength(1);
    expect((await listEarlier(id, '?sort=name:asc')).status).toBe(400);
    expect((await admin.get(`/assets/${id}/originals`)).bytes.toString()).not.toContain('twee.txt');
  });

  test('comes back, and sets the present one aside', async () => {
    const { id, file } = await withFile(text('een', 'een.txt'), text('ander', 'ander.txt'));
    await replaceFile(id, file, samples.pdfPage('twee.pdf'));
    const [first] = await findEarlier(id);
    const { status, body } = await restoreFile(id, first?.id);
    expect([status, body.data.files.map(({ name }) => name)]).toEqual([200, ['een.txt', 'ander.txt']]);
    expect(body.data.files[0]?.id).toBe(file);
    expect(await getText(file)).toBe('een');
    const [second, ...more] = await findEarlier(id);
    expect([second?.file.name, more]).toEqual(['twee.pdf', []]);
    expect(await preview(second?.file.preview?.url)).toBe(200);
    expect((await restoreFile(id, first?.id)).status).toBe(404);
    expect((await restoreFile(id, second?.id)).body.data.files[0]?.name).toBe('twee.pdf');
  });

  test('is found by its new text, not by the old', async () => {
    const [old, fresh] = [newWord(), newWord()];
    const count = async (word: string) =>
      (await admin.get<Data<unknown[]>>(`/search?q=%22${word}%22&scope=draft`)).body.data.length;
    const { id, file } = await withFile(text(`Hier stond ${old}.`));
    await expect.poll(() => count(old), { timeout: 20_000 }).toBe(1);
    const after = await replaceFile(id, file, text(`Hier staat ${fresh}.`));
    expect(after.files[0]).toMatchObject({ text: 'waiting' });
    expect(await count(old)).toBe(0);
    await expect.poll(() => count(fresh), { timeout: 20_000 }).toBe(1);
    expect(await count(old)).toBe(0);
  });

  test('keeps twenty of each: the oldest goes, with its bytes', async () => {
    const { id, file, files } = await withFile(text('0', '0.txt'), text('stil', 'stil.txt'));
    await replaceFile(id, files[1]?.id, text('ander'));
    const before = await stored();
    for (let count = 1; count <= 22; count += 1)
      await replaceFile(id, file, text(`${count}`, `${count}.txt`));
    const names = (await findEarlier(id)).map((each) => each.file.name);
    expect(names).toEqual([...Array.from({ length: 20 }, (_none, at) => `${21 - at}.txt`), 'stil.txt']);
    expect(kept('uploads')).toHaveLength(before.uploads + 20);
  });

  test('at the same time as by others loses none', async () => {
    const { id, file } = await withFile(text('0', '0.txt'));
    const sent = ['1.txt', '2.txt', '3.txt', '4.txt'];
    await Promise.all(sent.map((name) => replaceFile(id, file, text(name, name))));
    const all = [(await read(id)).files[0], ...(await findEarlier(id)).map((each) => each.file)];
    expect(all.map((each) => each?.name).sort()).toEqual(['0.txt', ...sent]);
    for (const each of all.filter((one) => one?.name !== '0.txt'))
      expect(await getText(each?.id)).toBe(each?.name);
  });

  test('goes with what it was before, as its asset does: rows and bytes', async () => {
    const before = await stored();
    const { id, file } = await withFile(samples.pdfPage('een.pdf'), text('blijft'));
    await replaceFile(id, file, samples.pdfPage('twee.pdf'));
    const [first] = await findEarlier(id);
    await preview(first?.file.preview?.url);
    expect((await admin.delete(`/assets/${id}/files/${file}`)).status).toBe(200);
    expect(await findEarlier(id)).toEqual([]);
    expect(await seenBy(admin, `/files/${first?.file.id}/download`)).toBe(404);
    const [left] = (await read(id)).files;
    await replaceFile(id, left?.id, text('anders'));
    await removeAsset(admin, id);
    expect(await stored()).toEqual(before);
    expect(kept('renditions')).not.toContain(first?.file.id);
  });
});

describe('what does not replace a file', () => {
  test('of another asset, an original, or of a deleted one: 404', async () => {
    const one = await withFile(text('een'));
    const other = await withFile(text('ander'));
    await replaceFile(one.id, one.file, text('twee'));
    const [earlier] = await findEarlier(one.id);
    const before = await stored();
    for (const [asset, file] of [
      [one.id, other.file],
      [one.id, one.original?.id],
      [one.id, earlier?.file.id],
      [one.id, 'onbekend'],
      [one.id, '%00'],
      ['onbekend', one.file],
    ] as const) {
      expect((await sendInstead(asset, file, text('x'))).status).toBe(404);
    }
    expect((await restoreFile(other.id, earlier?.id)).status).toBe(404);
    expect((await admin.post(`/assets/${one.id}/originals/${earlier?.id}/restore`)).status).toBe(404);
    await admin.delete(`/assets/${one.id}`);
    expect((await sendInstead(one.id, one.file, text('x'))).status).toBe(404);
    expect((await restoreFile(one.id, earlier?.id)).status).toBe(404);
    expect((await listEarlier(one.id)).status).toBe(404);
    expect(await seenBy(admin, `/files/${earlier?.file.id}/download`)).toBe(404);
    await admin.post(`/assets/${one.id}/restore`);
    expect((await restoreFile(one.id, earlier?.id)).status).toBe(200);
    expect(await stored()).toEqual(before);
  });

  test('what no file may be, nothing, or what is broken off', async () => {
    const { id, file } = await withFile(text('een'));
    const before = await stored();
    const send = (raw: FormData) => admin.send<AssetBody>('PUT', `/assets/${id}/files/${file}`, { raw });
    const refused = await send(getForm({}, 'file', [samples.html('twee.txt')]));
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([415, ['file']]);
    const captions = text('WEBVTT\n\n00:01.000 --> 00:02.000\nHallo\n', 'film.vtt');
    expect((await send(getForm({}, 'file', [captions]))).body.errors?.file?.[0]).toContain('ondertiteling');
    for (const wrong of [
      getForm({}, 'file', []),
      getForm({ file: 'x' }),
      getForm({ title: 'x' }, 'file', [text('twee')]),
      getForm({}, 'files[]', [text('twee')]),
      getForm({}, 'file', [text('twee'), text('drie')]),
    ]) {
      expect((await send(wrong)).status).toBe(400);
    }
    expect((await admin.put(`/assets/${id}/files/${file}`, {})).status).toBe(415);
    const where = `/assets/${id}/files/${file}`;
    await breakOffUpload(portal, { method: 'PUT', where, field: 'file' });
    expect(await stored()).toEqual(before);
    expect([await getText(file), await findEarlier(id)]).toEqual(['een', []]);
  });

  test('what was changed since it was seen: 412', async () => {
    const { id, file } = await withFile(text('een'));
    const tag = await getTag(id);
    const seen = { 'If-Match': tag };
    expect((await sendInstead(id, file, text('twee'), seen)).status).toBe(200);
    const before = await stored();
    // The same name, and yet something else.
    expect((await sendInstead(id, file, text('drie'), seen)).status).toBe(412);
    expect(await stored()).toEqual(before);
    const stale = await admin.send('PUT', `/assets/${id}`, { json: { title: 'Anders' }, headers: seen });
    expect(stale.status).toBe(412);
  });

  test('another format where a maintainer gave it another place too', async () => {
    const { id, file } = await withFile(samples.named('een.png', await samples.png(20, 20)));
    const row = await portal.strapi.db.query('plugin::upload.file').findOne({ where: { documentId: file } });
    const shown = await portal.strapi
      .documents('api::asset.asset')
      .create({ data: { title: 'Ook', isPrivate: false, settings: {}, original: Number(row?.id) } });
    const refused = await sendInstead(id, file, text('tekst'));
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([409, ['file']]);
    await replaceFile(id, file, samples.named('twee.png', await samples.png(30, 30)));
    expect((await read(shown.documentId)).original).toMatchObject({ id: file, name: 'twee.png', width: 30 });
  });
});

test('the log has a replacement and a return', async () => {
  const { id, file } = await withFile(text('een', 'een.txt'));
  await replaceFile(id, file, text('twee', 'twee.txt'));
  await restoreFile(id, (await findEarlier(id))[0]?.id);
  const [back, replaced] = await getLines(admin, { subject: file });
  expect(replaced).toMatchObject({
    action: 'file.replace',
    actor: { id: me.id },
    details: { asset: id, before: { name: 'een.txt' }, after: { name: 'twee.txt' } },
  });
  expect(back).toMatchObject({ action: 'file.restore', details: { before: { name: 'twee.txt' } } });
});
