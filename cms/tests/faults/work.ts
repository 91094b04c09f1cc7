import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import * as samples from '../samples/files';
import { type AssetBody, sendAsset, sendFiles } from '../samples/sending';
import type { Client } from '../support/client';
import type { Data, PageBody } from '../support/wire';

const NOW = '2026-01-02T03:04:05.000Z';
const BLOCKS = 3;

/** The whole of a page in its nth state: half of it is never like this. */
const getState = (n: number) => ({
  title: `Stand ${n}`,
  is_public: true,
  blocks: Array.from({ length: BLOCKS }, () => ({ type: 'text', title: `Blok ${n}` })),
});

/** The state that a page is in; fails when it is of two. */
function wholeState({ title, blocks }: PageBody): number {
  const n = Number(title.replace('Stand ', ''));
  expect([title, ...blocks.map((block) => block.title)]).toEqual([
    `Stand ${n}`,
    ...Array.from({ length: BLOCKS }, () => `Blok ${n}`),
  ]);
  return n;
}

/** A page that one writer writes, and how far the portal said that it is. */
export interface WrittenPage {
  id: string;
  slug: string;
  /** The last state that was sent, and the last that the portal said it has. */
  sent: number;
  kept: number;
  /** The last state that the portal said it shows. */
  shown: number;
}

/** Makes a page in its first state, shown to all. */
export async function makeWrittenPage(admin: Client, name: string): Promise<WrittenPage> {
  const body = { ...getState(0), title: name, published_at: NOW };
  const made = await admin.post<Data<PageBody>>('/pages', body);
  expect(made.status).toBe(200);
  const { id, slug } = made.body.data;
  const page = { id, slug, sent: -1, kept: -1, shown: -1 };
  await write(admin, page, true);
  return page;
}

/** Writes the next state of a page; gives the status of the answer. */
export async function write(admin: Client, page: WrittenPage, publishes: boolean): Promise<number> {
  const n = page.sent + 1;
  page.sent = n;
  const body = { ...getState(n), ...(publishes && { published_at: NOW }) };
  const { status } = await admin.put(`/pages/${page.id}`, body);
  if (status === 200) {
    page.kept = n;
    if (publishes) page.shown = n;
  }
  return status;
}

/** Expects that a page is whole and not older than what the portal said; takes over what it is. */
export async function expectWholePage(admin: Client, anonymous: Client, page: WrittenPage): Promise<void> {
  const draft = await admin.get<Data<PageBody>>(`/admin/pages/${page.slug}`);
  expect(draft.status).toBe(200);
  const kept = wholeState(draft.body.data);
  expect(kept).toBeGreaterThanOrEqual(page.kept);
  expect(kept).toBeLessThanOrEqual(page.sent);
  const live = await anonymous.get<Data<PageBody>>(`/pages/${page.slug}`);
  expect(live.status).toBe(200);
  const shown = wholeState(live.body.data);
  expect(shown).toBeGreaterThanOrEqual(page.shown);
  expect(shown).toBeLessThanOrEqual(kept);
  Object.assign(page, { sent: kept, kept, shown });
}

/** An asset that one person sends, and how far the portal said that it is. */
export interface SentAsset {
  id: string;
  /** SHA-256 of its original. */
  digest: string;
  files: { sent: number; kept: number };
  removal: 'none' | 'sent' | 'done';
}

const hashContent = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Sends an asset with a picture of its own; null when the portal did not say that it has it. */
export async function sendPicture(admin: Client, width: number): Promise<SentAsset | null> {
  const picture = await samples.png(width, 40);
  const { status, body } = await sendAsset(admin, picture, { title: `Beeld ${width}` });
  if (status !== 200) return null;
  const files = { sent: 0, kept: 0 };
  return { id: body.data.id, digest: hashContent(picture.bytes), files, removal: 'none' };
}

/** Adds two texts to an asset: both are there afterwards, or neither. */
export async function addTexts(admin: Client, asset: SentAsset): Promise<void> {
  const texts = ['een', 'twee'].map((name) => samples.sample(`${name}.txt`, `${name} `.repeat(20_000)));
  asset.files.sent = texts.length;
  const { status } = await sendFiles(admin, asset.id, texts);
  if (status === 200) asset.files.kept = texts.length;
}

export async function removeAsset(admin: Client, asset: SentAsset): Promise<void> {
  asset.removal = 'sent';
  const { status } = await admin.delete(`/assets/${asset.id}`);
  if (status === 204) asset.removal = 'done';
}

/** Expects that an asset is as the portal said, with the very bytes that were sent. */
export async function expectWholeAsset(admin: Client, asset: SentAsset): Promise<void> {
  const { status, body } = await admin.get<AssetBody>(`/assets/${asset.id}`);
  if (asset.removal === 'done') expect(status).toBe(404);
  if (asset.removal !== 'none' && status === 404) return;
  expect(status).toBe(200);
  expect([asset.files.kept, asset.files.sent]).toContain(body.data.files.length);
  const original = await admin.get(`/assets/${asset.id}/download`);
  expect(hashContent(original.bytes)).toBe(asset.digest);
}
