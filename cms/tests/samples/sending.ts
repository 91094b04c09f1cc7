import { expect } from 'vitest';
import type { AssetResponse } from '../../src/http/schemas/assets';
import type { Client } from '../support/client';
import type { Data, ErrorBody } from '../support/wire';
import type { Sample } from './files';

/** An asset as its reader gets it, or why not. */
export type AssetBody = Data<AssetResponse & { used_on?: ErrorBody['used_on'] }> & ErrorBody;

/** A form with texts, and files under one name. */
export function getForm(texts: Record<string, string>, field = '', files: readonly Sample[] = []): FormData {
  const form = new FormData();
  for (const [name, text] of Object.entries(texts)) form.append(name, text);
  for (const { name, bytes } of files) form.append(field, new Blob([bytes]), name);
  return form;
}

export const sendAsset = (admin: Client, original: Sample, texts: Record<string, string> = {}) =>
  admin.send<AssetBody>('POST', '/assets', { raw: getForm(texts, 'original', [original]) });

export const sendFiles = (admin: Client, id: string, files: readonly Sample[], field = 'files[]') =>
  admin.send<AssetBody>('POST', `/assets/${id}/files`, { raw: getForm({}, field, files) });

export async function makeAsset(
  admin: Client,
  original: Sample,
  files: readonly Sample[] = [],
  texts: Record<string, string> = {},
): Promise<AssetResponse> {
  const made = await sendAsset(admin, original, texts);
  if (files.length === 0) return made.body.data;
  return (await sendFiles(admin, made.body.data.id, files)).body.data;
}

/** Deletes an asset, also from the list of what can be brought back. */
export async function removeAsset(admin: Client, id: string): Promise<void> {
  expect((await admin.delete(`/assets/${id}?force=true`)).status).toBe(204);
  expect((await admin.delete(`/assets/${id}?permanent=true`)).status).toBe(204);
}
