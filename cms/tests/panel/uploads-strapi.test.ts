import { readdirSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import * as samples from '../samples/files';
import type { Sample } from '../samples/files';
import { type AssetBody, getForm, makeAsset } from '../samples/sending';
import type { Client } from '../support/client';
import { MAINTAINER, type OwnPortal } from '../support/portal';
import { sharedPortal } from '../support/shared-portal';
import type { Data } from '../support/wire';

/** A file as Strapi's own panel gets it. */
interface PanelFile {
  id: number;
  documentId: string;
  name: string;
  ext: string;
  mime: string;
  url: string;
  formats: unknown;
}

interface Refusal {
  error: { status: number; message: string };
}

const ASSETS = '/content-manager/collection-types/api::asset.asset';

let portal: OwnPortal;
let maintainer: Client;
let cookie: string;

/** A maintainer who is logged in to the panel, with what their browser keeps of it. */
async function inPanel(account: { email: string; password: string }) {
  const login = await portal.site.post<{ data: { token: string } }>('/admin/login', account);
  const cookies = login.headers.getSetCookie().map((each) => each.split(';')[0]);
  return { client: portal.site.bearer(login.body.data.token), cookie: cookies.join('; ') };
}

/** An account of the panel with one of Strapi's own roles. */
async function accountWith(code: string) {
  const { strapi } = portal;
  const role = await strapi.db.query('admin::role').findOne({ where: { code }, select: ['id'] });
  const account = { email: `${code}@bestanden.example`, password: 'Een-lang-wachtwoord-9' };
  const { id } = await strapi
    .service('admin::user')
    .create({ ...account, firstname: code, isActive: true, roles: [role.id] });
  return { id: Number(id), name: code, ...(await inPanel(account)) };
}

beforeAll(async () => {
  portal = await sharedPortal();
  ({ client: maintainer, cookie } = await inPanel(MAINTAINER));
});

const upload = <Body = PanelFile[]>(files: Sample[], where = '/upload', client = maintainer) =>
  client.send<Body>('POST', where, {
    raw: getForm({ fileInfo: JSON.stringify({ name: files[0]?.name }) }, 'files', files),
  });
const one = async (file: Sample): Promise<PanelFile> => {
  const { status, body } = await upload([file]);
  expect(status).toBe(201);
  const [made] = body;
  if (!made) throw new Error('Nothing was uploaded.');
  return made;
};
const filesIn = (folder: string): string[] => readdirSync(path.join(portal.dataDir, folder));

test('the upload screen keeps a picture as it was sent, and shows it by a signed address', async () => {
  const file = await one(await samples.png());
  expect(file).toMatchObject({ name: 'beeld.png', ext: '.png', mime: 'image/png', formats: null });
  expect(file.url).toMatch(/^\/_files\/.*signature=/);
  expect((await portal.site.get(file.url)).status).toBe(403);
  const shown = await portal.site.get(file.url, { Cookie: cookie });
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);

  const list = await maintainer.get<{ results: PanelFile[] }>('/upload/files?page=1&pageSize=10');
  expect(list.body.results.find(({ id }) => id === file.id)?.url).toMatch(/signature=/);
  const admin = await portal.admin();
  const original = await admin.get<string>(`/files/${file.documentId}/download`);
  expect(new Uint8Array(original.bytes)).toEqual((await samples.png()).bytes);
  await expect.poll(() => filesIn('tmp')).toEqual([]);
});

test('a document opens by an address that ends', async () => {
  const file = await one(samples.pdf());
  expect(file.url).toMatch(/^\/api\/v1\/files\/\w+\/download\?token=/);
  const opened = await portal.site.get<string>(file.url, { Cookie: cookie });
  expect([opened.status, opened.body]).toEqual([200, Buffer.from(samples.pdf().bytes).toString()]);
  expect((await portal.site.get(file.url)).status).toBe(401);
  expect((await portal.site.get(file.url.replace(/\?.*/, ''))).status).toBe(401);
});

test('a drawing is cleaned', async () => {
  const file = await one(samples.svg('<script>alert(1)</script><circle r="5"/>'));
  const admin = await portal.admin();
  const { bytes } = await admin.get<string>(`/files/${file.documentId}/download`);
  expect(bytes.toString()).not.toContain('script');
});

test.each([
  ['html as png', () => samples.html('beeld.png')],
  ['html', () => samples.html('pagina.html')],
  ['a bare zip as docx', () => samples.bareZip('brief.docx')],
  ['nothing', () => samples.sample('leeg.png', '')],
])('%s is refused', async (_what, make) => {
  const before = filesIn('uploads');
  for (const where of ['/upload', '/upload/files']) {
    const { status, body } = await upload<Refusal>([make()], where);
    expect(status).toBe(400);
    expect(body.error.message).toMatch(/\.$/);
  }
  expect(filesIn('uploads')).toEqual(before);
  await expect.poll(() => filesIn('tmp')).toEqual([]);
});

test.each([
  ['om\u202egnp.exe', 'omgnp.exe'],
  ['../../etc/beeld.png', 'beeld.png'],
  ['twee\nregels.png', 'twee regels.png'],
  ['..', 'bestand'],
  ['Gewone naam.png', 'Gewone naam.png'],
])('a name that a form gives is cleaned: %j', async (given, kept) => {
  const raw = getForm({ fileInfo: JSON.stringify({ name: given }) }, 'files', [await samples.png()]);
  const { status, body } = await maintainer.send<PanelFile[]>('POST', '/upload', { raw });
  expect([status, body[0]?.name]).toEqual([201, kept]);
  const file = await one(await samples.png());
  const fileInfo = { name: given };
  const renamed = await maintainer.put<PanelFile>(`/upload/files/${file.id}`, { fileInfo });
  expect([renamed.status, renamed.body.name]).toEqual([200, kept]);
  const updates = [{ id: (await one(await samples.png())).id, fileInfo }];
  const many = await maintainer.post<Data<PanelFile[]>>('/upload/actions/bulk-update', { updates });
  expect(JSON.stringify(many.body)).toContain(JSON.stringify(kept));
});

test('one file at a time works too, and several at once', async () => {
  const single = await upload<PanelFile>([samples.docx()], '/upload/files');
  expect([single.status, single.body.name]).toEqual([201, 'brief.docx']);
  const files = [samples.xlsx(), samples.pptx()];
  const form = getForm({}, 'files', files);
  for (const { name } of files) form.append('fileInfo', JSON.stringify({ name }));
  const several = await maintainer.send<PanelFile[]>('POST', '/upload', { raw: form });
  expect(several.body.map(({ name }) => name)).toEqual(['cijfers.xlsx', 'dia.pptx']);
});

test('a file is replaced by one of its kind, and shown anew', async () => {
  const admin = await portal.admin();
  const asset = await makeAsset(admin, await samples.png());
  const row = await portal.strapi.db
    .query('plugin::upload.file')
    .findOne({ where: { documentId: asset.original?.id } });
  const other = await upload<Refusal>([await samples.jpeg()], `/upload?id=${row?.id}`);
  expect(other.status).toBe(400);
  const fresh = await samples.png(300, 300, 'nieuw.png');
  const replaced = await upload<PanelFile>([fresh], `/upload/files/${row?.id}/replace`);
  expect(replaced.status).toBe(200);
  const { body } = await admin.get<AssetBody>(`/assets/${asset.id}`);
  expect(body.data.original).toMatchObject({ width: 300, height: 300, size: fresh.bytes.length });
  expect(body.data.original?.preview?.url).not.toBe(asset.original?.preview?.url);
  const { bytes } = await admin.get<string>(`/assets/${asset.id}/download`);
  expect(new Uint8Array(bytes)).toEqual(fresh.bytes);
});

test('a file that an asset uses stays; taken out there, it goes from the disk too', async () => {
  const admin = await portal.admin();
  const asset = await makeAsset(admin, await samples.png(300, 200, 'gebruikt.png'));
  const row = await portal.strapi.db
    .query('plugin::upload.file')
    .findOne({ where: { documentId: asset.original?.id } });
  const before = filesIn('uploads').length;
  const refused = await maintainer.delete<Refusal>(`/upload/files/${row?.id}`);
  expect([refused.status, refused.body.error.message]).toEqual([
    409,
    '“gebruikt.png” is nog in gebruik. Haal het eerst weg waar het staat. Er is niets verwijderd.',
  ]);
  expect((await admin.get(`/assets/${asset.id}/download`)).status).toBe(200);
  expect((await maintainer.put(`${ASSETS}/${asset.id}`, { original: null })).status).toBe(200);
  expect((await maintainer.delete(`/upload/files/${row?.id}`)).status).toBe(200);
  expect(filesIn('uploads')).toHaveLength(before - 1);
});

test('a file that stands in two assets stays until both are gone', async () => {
  const admin = await portal.admin();
  const asset = await makeAsset(admin, await samples.png());
  const row = await portal.strapi.db
    .query('plugin::upload.file')
    .findOne({ where: { documentId: asset.original?.id } });
  const second = await portal.strapi
    .documents('api::asset.asset')
    .create({ data: { title: 'Tweede', settings: {}, original: row?.id } });
  await admin.delete(`/assets/${asset.id}`);
  expect((await admin.get(`/assets/${second.documentId}/download`)).status).toBe(200);
  await admin.delete(`/assets/${second.documentId}`);
  expect((await admin.get(`/files/${asset.original?.id}/download`)).status).toBe(404);
});

test('nobody else gets at the upload screen, and it fetches nothing from elsewhere', async () => {
  const portalAdmin = portal.site.with({ Authorization: 'Bearer x' });
  for (const client of [portal.site, portalAdmin]) {
    expect((await upload([samples.pdf()], '/upload', client)).status).toBe(401);
  }
  const urls = { urls: ['http://127.0.0.1/x.png'] };
  expect([404, 405]).toContain((await maintainer.post('/upload/actions/upload-from-urls', urls)).status);
});

const settings = { outlined: 'default', backgroundColor: 'transparent' };

describe('a role that may read its own files only', () => {
  let author: Awaited<ReturnType<typeof accountWith>>;
  let editor: Awaited<ReturnType<typeof accountWith>>;
  let foreign: PanelFile;
  let own: PanelFile;
  beforeAll(async () => {
    author = await accountWith('strapi-author');
    editor = await accountWith('strapi-editor');
    foreign = await one(samples.pdf());
    const sent = await upload([samples.named('eigen.pdf', samples.pdf())], '/upload', author.client);
    expect(sent.status).toBe(201);
    [own = foreign] = sent.body;
  });

  test('gets no link by putting the files of others in an asset', async () => {
    const before = await portal.strapi.db.query('api::asset.asset').count();
    const made = await author.client.post<object>(`${ASSETS}?populate=*`, {
      title: 'Buit',
      settings,
      files: [foreign.id],
    });
    expect(made.status).toBe(403);
    expect(JSON.stringify(made.body)).not.toContain('token=');
    expect(await portal.strapi.db.query('api::asset.asset').count()).toBe(before);
    const mine = await author.client.post<Data<{ documentId: string }>>(ASSETS, {
      title: 'Eigen',
      settings,
      files: [own.id],
    });
    expect(mine.status).toBe(201);
    const changed = await author.client.put(`${ASSETS}/${mine.body.data.documentId}`, {
      original: foreign.id,
    });
    expect(changed.status).toBe(403);
  });

  test('gets none of an asset in which another user put them', async () => {
    const made = await author.client.post<Data<{ documentId: string }>>(ASSETS, {
      title: 'Samen',
      settings,
      files: [],
    });
    const path = `${ASSETS}/${made.body.data.documentId}`;
    expect((await maintainer.put(path, { files: [foreign.id] })).status).toBe(200);
    const seen = await author.client.get<object>(path);
    expect(seen.status).toBe(200);
    expect(JSON.stringify(seen.body)).not.toMatch(/token=|signature=/);
    expect(JSON.stringify((await editor.client.get<object>(path)).body)).toContain('token=');
  });

  test('opens its own link in its own browser, which the log names', async () => {
    expect(own.url).toContain('token=maintainer-');
    const open = (Cookie: string) => portal.site.get<string>(own.url, { Cookie });
    expect((await open(cookie)).status).toBe(401);
    expect((await open(editor.cookie)).status).toBe(401);
    expect((await open(author.cookie)).status).toBe(200);
    const admin = await portal.admin();
    const log = await admin.get<Data<{ details: object }[]>>(
      `/admin/audit?action=file.download&subject=${own.documentId}`,
    );
    expect(log.body.data.map(({ details }) => details)).toMatchObject([
      { maintainer: { id: author.id, name: author.name } },
    ]);
    await portal.strapi.db
      .query('admin::user')
      .update({ where: { id: author.id }, data: { isActive: false } });
    expect((await open(author.cookie)).status).toBe(401);
  });
});
