import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../support/client';
import { type OwnPortal, type Portal, startPortal } from '../support/portal';
import type { Data, ErrorBody } from '../support/wire';

interface Site {
  productName: string;
  logo: object | null;
  contact: { name: string; email: string; phone: string; text: string };
  footerLinks: { label: string; url: string }[];
}

const NOBODY = { name: '', email: '', phone: '', text: '' };
const CONTACT = {
  name: 'Bureau Huisstijl',
  email: 'huisstijl@zuiderster.example',
  phone: '+31 30 123 45 67',
  text: 'Elke werkdag van 9 tot 12 uur.',
};
const LINKS = [
  { label: 'Privacy', url: '/huisstijl/privacy' },
  { label: 'Zuiderster.nl', url: 'https://zuiderster.example/' },
];

let here: OwnPortal;
let admin: Client;

beforeAll(async () => {
  here = await startPortal({ env: { PRODUCT_NAME: 'Zuiderster' } });
  admin = await here.admin();
});
afterAll(() => here.stop());

const getSite = async ({ api }: Portal) => (await api.get<Data<Site>>('/site')).body.data;

describe('the settings of the portal', () => {
  test('begin without contact and links, at an address of their own name', async () => {
    const begin = { productSlug: 'zuiderster', logo: null, contact: NOBODY, footerLinks: [] };
    expect(await getSite(here)).toMatchObject(begin);
  });

  test('are changed by an admin, count at once, and are in the audit log', async () => {
    const { status, body } = await admin.put<Data<Site>>('/admin/site', {
      contact: CONTACT,
      footerLinks: LINKS,
    });
    expect([status, body.data.contact, body.data.footerLinks]).toEqual([200, CONTACT, LINKS]);
    expect(await getSite(here)).toMatchObject({ contact: CONTACT, footerLinks: LINKS });
    const log = await admin.get<{ data: { details: object }[] }>('/admin/audit?action=site.update');
    expect(log.body.data[0]?.details).toMatchObject({ after: { contact: CONTACT, footerLinks: LINKS } });
  });

  test('what is left out stays; a contact that is sent replaces the old one whole', async () => {
    await admin.put('/admin/site', { contact: CONTACT, footerLinks: LINKS });
    const { body } = await admin.put<Data<Site>>('/admin/site', { contact: { name: 'Balie' } });
    expect(body.data).toMatchObject({ contact: { ...NOBODY, name: 'Balie' }, footerLinks: LINKS });
    const emptied = await admin.put<Data<Site>>('/admin/site', { footerLinks: [] });
    expect(emptied.body.data).toMatchObject({ contact: { name: 'Balie' }, footerLinks: [] });
  });

  test('the read has a strong tag, and is for the admin alone', async () => {
    const { headers } = await admin.get('/admin/site');
    const tag = headers.get('etag') ?? '';
    expect(tag).toMatch(/^"/);
    expect(headers.get('cache-control')).toBe('private, no-cache');
    expect((await admin.get('/admin/site', { 'If-None-Match': tag })).status).toBe(304);
  });

  test.each<[string, object, string]>([
    ['an unknown field', { title: 'x' }, 'title'],
    ['an unknown part', { contact: { fax: '1' } }, 'contact.fax'],
    ['no address', { contact: { email: 'huisstijl' } }, 'contact.email'],
    ['two lines', { contact: { name: 'Team\nHuisstijl' } }, 'contact.name'],
    ['a control character', { contact: { text: 'a\u0007b' } }, 'contact.text'],
    ['a long name', { contact: { name: 'x'.repeat(101) } }, 'contact.name'],
    ['a script', { footerLinks: [{ label: 'x', url: 'javascript:alert(1)' }] }, 'footerLinks.0.url'],
    ['another host', { footerLinks: [{ label: 'x', url: '//elders.example' }] }, 'footerLinks.0.url'],
    ['no address', { footerLinks: [{ label: 'x', url: '' }] }, 'footerLinks.0.url'],
    ['no words', { footerLinks: [{ label: ' ', url: '/' }] }, 'footerLinks.0.label'],
    ['too many', { footerLinks: Array.from({ length: 21 }, () => LINKS[0]) }, 'footerLinks'],
    ['text', { footerLinks: 'x' }, 'footerLinks'],
  ])('%s is refused', async (_what, input, field) => {
    const before = await getSite(here);
    const { status, body } = await admin.put<ErrorBody>('/admin/site', input);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [field]]);
    expect(await getSite(here)).toEqual(before);
  });

  test('what an older portal kept that no screen may show is left out', async () => {
    const site = await here.strapi.db.query('api::site.site').findOne({});
    const data: object = { footerLinks: [...LINKS, { label: 'Fout', url: 'https://example.org' }] };
    await here.strapi.documents('api::site.site').update({ documentId: site.documentId, data });
    await here.strapi.db
      .query('site.footer-link')
      .update({ where: { label: 'Fout' }, data: { url: 'javascript:alert(1)' } });
    expect(await getSite(here)).toMatchObject({ footerLinks: LINKS });
  });
});

describe('the portal of another hospital', () => {
  test('has nothing of the demo’s hospital in what it sends first', async () => {
    for (const path of ['/', '/login', '/wij-zijn-zuiderster', '/manifest.webmanifest', '/robots.txt']) {
      const { status, bytes } = await here.site.get(path, { Accept: 'text/html' });
      expect([path, status]).toEqual([path, 200]);
      expect(bytes.toString()).not.toMatch(/noorderlicht/i);
    }
  });

  test('draws its icons of the name and the colours', async () => {
    const svg = (await here.site.get('/favicon.svg')).bytes.toString();
    expect(svg).toContain('fill="#0b2c5f"');
    expect(svg).not.toContain('d=""');
    const data = { hex: '#ffcc00' };
    await here.strapi.db.query('api::color.color').update({ where: { token: 'blueDark' }, data });
    const recoloured = (await here.site.get('/favicon.svg')).bytes.toString();
    expect(recoloured).toContain('fill="#ffcc00"');
    expect(recoloured).toContain('fill="#000000"');
  });

  test.each<[string, number]>([
    ['/apple-touch-icon-180x180.png', 180],
    ['/pwa-64x64.png', 64],
    ['/pwa-192x192.png', 192],
    ['/pwa-512x512.png', 512],
    ['/maskable-icon-512x512.png', 512],
  ])('%s is a picture with a tag', async (path, width) => {
    const { status, headers, bytes } = await here.site.get(path);
    expect([status, headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(await sharp(bytes).metadata()).toMatchObject({ width, height: width });
    const known = { 'If-None-Match': headers.get('etag') ?? '' };
    expect((await here.site.get(path, known)).status).toBe(304);
  });

  test('GET /favicon.ico is an icon', async () => {
    const { status, headers, bytes } = await here.site.get('/favicon.ico');
    expect([status, headers.get('content-type')]).toEqual([200, 'image/x-icon']);
    expect(await sharp(bytes.subarray(22)).metadata()).toMatchObject({ format: 'png', width: 48 });
  });
});
