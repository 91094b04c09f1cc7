import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as samples from '../samples/files';
import type { Client } from '../support/client';
import { getMailbox } from '../support/mailbox';
import { type OwnPortal, startPortal } from '../support/portal';
import type { Data, ErrorBody } from '../support/wire';

interface File {
  id: string;
  name: string;
  preview: { url: string } | null;
}

interface Site {
  productName: string;
  productSlug: string;
  palette: Record<string, string>;
  logo: File | null;
  logoDark: File | null;
  favicon: File | null;
  ornament: string;
  ornamentImage: File | null;
  registration: string;
  registrationOpen: boolean;
  registrationDomains: string[];
  sharing: string;
  mailFromName: string;
}

let here: OwnPortal;
let admin: Client;

beforeAll(async () => {
  const env = {
    REGISTRATION: 'closed',
    REGISTRATION_DOMAINS: 'zuiderster.example',
    MAIL_FROM: 'Team Huisstijl <huisstijl@zuiderster.example>',
  };
  here = await startPortal({ env });
  admin = await here.admin();
});
afterAll(() => here.stop());

const getSite = async () => (await admin.get<Data<Site>>('/admin/site')).body.data;
const put = (input: object) => admin.put<Data<Site> & ErrorBody>('/admin/site', input);

type Sent = Record<string, samples.Sample | string>;

function send(fields: Sent) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, new Blob([new Uint8Array(value.bytes)]), value.name);
  }
  return admin.send<Data<Site> & ErrorBody>('PUT', '/admin/site', { raw: form });
}

const files = (): Promise<number> => here.strapi.db.query('plugin::upload.file').count();

describe('settings', () => {
  test('begin with what the environment says', async () => {
    expect(await getSite()).toMatchObject({
      registration: 'closed',
      registrationOpen: false,
      registrationDomains: ['zuiderster.example'],
      sharing: 'admins',
      mailFromName: 'Team Huisstijl',
      logoDark: null,
      favicon: null,
      ornament: 'mark',
      ornamentImage: null,
    });
  });

  test('count at once, whatever the environment says', async () => {
    const settings = {
      productName: 'Zuiderster',
      productSlug: 'zuider-ster',
      registration: 'open',
      registrationDomains: ['zuiderster.example', 'zorg.example'],
      sharing: 'staff',
      mailFromName: 'Bureau Beeld',
    };
    const { status, body } = await put({
      ...settings,
      palette: { blue: '#1D4ED8' },
      registrationDomains: ['@Zuiderster.example', 'zorg.example', 'zorg.example'],
    });
    expect([status, body.data]).toMatchObject([200, settings]);
    expect(body.data.palette).toMatchObject({ blue: '#1d4ed8', white: '#ffffff' });
    expect(await getSite()).toMatchObject(settings);
    const forAll = await here.api.get<Data<Site>>('/site');
    expect(forAll.body.data).toMatchObject({
      productName: 'Zuiderster',
      registrationOpen: true,
      // So that sharing is offered only to those who may.
      sharing: 'staff',
    });
    for (const name of ['registration', 'registrationDomains', 'mailFromName', 'favicon']) {
      expect(Object.keys(forAll.body.data)).not.toContain(name);
    }
    expect((await here.site.get('/wij-zijn-zuider-ster', { Accept: 'text/html' })).status).toBe(200);
  });

  test('the name of the sender is that of the next mail', async () => {
    await put({ mailFromName: 'Bureau, Beeld & "Taal"' });
    const { email } = (await admin.get<Data<{ email: string }>>('/profile')).body.data;
    await here.api.post('/auth/password/email', { email });
    const mail = await getMailbox(here.dataDir).newest(email);
    expect(mail.from).toEqual({
      name: 'Bureau, Beeld & "Taal"',
      address: 'huisstijl@zuiderster.example',
    });
  });

  test('the home page is found at its former addresses', async () => {
    const { productSlug: first } = await getSite();
    const open = async (path: string) => {
      const { status, headers } = await here.site.get(path, { Accept: 'text/html' });
      return [status, headers.get('location')];
    };
    await put({ productSlug: 'tweede' });
    await here.strapi.db
      .query('api::site.site')
      .update({ where: { productSlug: 'tweede' }, data: { productSlug: 'derde' } });
    expect(await open(`/wij-zijn-${first}?van=mail`)).toEqual([301, '/wij-zijn-derde?van=mail']);
    expect(await open('/wij-zijn-tweede/edit')).toEqual([301, '/wij-zijn-derde/edit']);
    expect(await open('/wij-zijn-vierde')).toEqual([404, null]);
    const { body } = await here.api.get<Data<{ oldProductSlugs: string[] }>>('/site');
    expect(body.data.oldProductSlugs.slice(-2)).toEqual([first, 'tweede']);
    await put({ productSlug: first });
    expect(await open(`/wij-zijn-${first}`)).toEqual([200, null]);
    expect(await open('/wij-zijn-derde/')).toEqual([301, `/wij-zijn-${first}`]);
  });

  test('a row of an older portal gets them from the environment, once', async () => {
    const sql = (statement: string) => here.strapi.db.connection.raw(statement);
    await sql('update portal_site set registration = null, sharing = null, mail_from_name = null');
    await here.strapi.service('api::site.site').ensure();
    expect(await getSite()).toMatchObject({ registration: 'closed', mailFromName: 'Team Huisstijl' });
    await put({ registration: 'open', registrationDomains: [], mailFromName: '' });
    await here.strapi.service('api::site.site').ensure();
    expect(await getSite()).toMatchObject({
      registration: 'open',
      registrationDomains: [],
      mailFromName: '',
    });
  });

  test.each<[string, object, string]>([
    ['no name', { productName: ' ' }, 'productName'],
    ['an address with a slash', { productSlug: 'a/b' }, 'productSlug'],
    ['a block below every page', { footerLinks: [{ label: 'x', url: '#logo' }] }, 'footerLinks.0.url'],
    ['a colour by name', { palette: { blue: 'red' } }, 'palette.blue'],
    ['a colour that is code', { palette: { blue: '#fff;}' } }, 'palette.blue'],
    ['a colour without a good name', { palette: { 'x y': '#ffffff' } }, 'palette.x y'],
    ['no domain', { registrationDomains: ['zuiderster'] }, 'registrationDomains.0'],
    ['an address as a domain', { registrationDomains: ['a.nl', 'x@b.nl'] }, 'registrationDomains.1'],
    ['another word', { registration: 'half' }, 'registration'],
    ['others', { sharing: 'all' }, 'sharing'],
    ['another ornament', { ornament: 'ribbon' }, 'ornament'],
    ['two lines', { mailFromName: 'a\r\nBcc: x@y.nl' }, 'mailFromName'],
    ['a picture by its id', { logo: 'abc' }, 'logo'],
  ])('%s is refused', async (_what, input, field) => {
    const before = await getSite();
    const { status, body } = await put(input);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [field]]);
    expect(await getSite()).toEqual(before);
  });
});

describe('pictures', () => {
  test('come with a form, are for all, replace one another and can be taken away', async () => {
    const before = await files();
    const sent = await send({
      logo: await samples.png(),
      logoDark: samples.svg('<path d="M0 0h8v8z"/>'),
      contact: JSON.stringify({ name: 'Balie' }),
      productName: 'Zuiderster',
    });
    expect([sent.status, sent.body]).toMatchObject([
      200,
      { data: { logo: { name: 'beeld.png' }, productName: 'Zuiderster', contact: { name: 'Balie' } } },
    ]);
    expect(await files()).toBe(before + 2);
    const { logo, logoDark } = (await here.api.get<Data<Site>>('/site')).body.data;
    for (const file of [logo, logoDark]) {
      expect((await here.site.get(file?.preview?.url ?? '')).status).toBe(200);
    }
    const again = await send({ logo: await samples.png(), logoDark: 'null' });
    expect(again.body).toMatchObject({ data: { logoDark: null } });
    expect(again.body.data.logo?.id).not.toBe(logo?.id);
    expect(await files()).toBe(before + 1);
    expect((await put({ logo: null })).body.data.logo).toBeNull();
    expect(await files()).toBe(before);
  });

  test('the picture of the tab is every icon of the portal', async () => {
    const red = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#ff0000' } })
      .png()
      .toBuffer();
    expect((await send({ favicon: { name: 'rood.png', bytes: red } })).status).toBe(200);
    const { bytes } = await here.site.get('/pwa-64x64.png');
    const { dominant } = await sharp(bytes).stats();
    expect([dominant.r > 200, dominant.g < 60]).toEqual([true, true]);
    const drawing = await here.site.get('/favicon.svg');
    expect(drawing.bytes.toString()).toContain('data:image/png;base64,');
    const apple = await sharp((await here.site.get('/apple-touch-icon-180x180.png')).bytes).metadata();
    expect(apple).toMatchObject({ width: 180, height: 180, hasAlpha: false });
    expect((await send({ favicon: samples.svg('<path d="M0 0h8v8z"/>') })).status).toBe(200);
    const own = (await here.site.get('/favicon.svg')).bytes.toString();
    expect([own.includes('<svg'), own.includes('base64')]).toEqual([true, false]);
    await put({ favicon: null });
    expect((await here.site.get('/favicon.svg')).bytes.toString()).toContain('<path');
  });

  test('the ornament is the picture of the tab, an own drawing or nothing', async () => {
    const get = async () => (await here.api.get<Data<Site>>('/site')).body.data;
    expect(await get()).toMatchObject({ ornament: 'mark', ornamentImage: null });
    await send({ favicon: { ...samples.svg('<path d="M0 0h8v8z"/>'), name: 'tab.svg' } });
    expect(await get()).toMatchObject({ ornament: 'mark', ornamentImage: { name: 'tab.svg' } });
    const own = { ...samples.svg('<path d="M0 0h9v9z"/>'), name: 'lint.svg' };
    expect((await send({ ornament: 'own', ornamentImage: own })).status).toBe(200);
    const { ornamentImage } = await get();
    expect(ornamentImage?.name).toBe('lint.svg');
    expect((await here.site.get(ornamentImage?.preview?.url ?? '')).status).toBe(200);
    await put({ ornament: 'none' });
    expect(await get()).toMatchObject({ ornament: 'none', ornamentImage: null });
    expect(await getSite()).toMatchObject({ ornamentImage: { name: 'lint.svg' } });
    await put({ ornament: 'mark', ornamentImage: null, favicon: null });
  });

  test.each<[string, number, string, () => Sent | Promise<Sent>]>([
    ['a document', 415, 'logo', () => ({ logo: samples.pdf() })],
    ['another content than its name', 415, 'logo', () => ({ logo: { ...samples.pdf(), name: 'logo.png' } })],
    ['a jpg for the tab', 415, 'favicon', async () => ({ favicon: await samples.jpeg() })],
    ['a photo as ornament', 415, 'ornamentImage', async () => ({ ornamentImage: await samples.png() })],
    ['a large file', 413, 'logo', () => ({ logo: { name: 'a.png', bytes: Buffer.alloc(2_100_000) } })],
    ['words for a file', 400, 'logo', () => ({ logo: 'logo.svg' })],

    [
      'a colour that is none beside a picture',
      400,
      'palette.blue',
      async () => ({
        logo: await samples.png(),
        palette: '{"blue":"blauw"}',
      }),
    ],
    ['no JSON', 400, 'palette', () => ({ palette: 'x' })],
    ['another field', 400, 'title', () => ({ title: 'x' })],
  ])('%s is refused, and nothing stays of it', async (_what, expected, field, fields) => {
    const before = [await getSite(), await files()];
    const { status, body } = await send(await fields());
    expect([status, Object.keys(body.errors ?? {})]).toEqual([expected, [field]]);
    expect([await getSite(), await files()]).toEqual(before);
  });
});
