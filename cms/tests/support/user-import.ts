import { expect } from 'vitest';
import type { ImportRowResponse, SheetColumn } from '../../src/http/schemas/import-row';
import type { Client } from './client';
import type { ErrorBody } from './wire';

interface Outcome {
  rows: ImportRowResponse[];
  created: number;
  updated: number;
  unchanged: number;
  failed: number;
  separator?: string;
  columns: SheetColumn[];
}
export type ImportAnswer = ErrorBody & { data: Outcome; rows?: ImportRowResponse[]; columns?: SheetColumn[] };

type Raw = string | Uint8Array<ArrayBuffer>;

/** The header of a list with every column. */
export const HEADER = 'voornaam;achternaam;e-mailadres;rol;groepen;omschrijving';

export const csv = (...lines: string[]) => lines.join('\r\n');

export const sendImport = (client: Client, query: string, raw: Raw, type = 'text/csv') =>
  client.send<ImportAnswer>('POST', `/users/import${query}`, { raw, headers: { 'Content-Type': type } });

export async function tryImport(client: Client, raw: Raw): Promise<Outcome> {
  const { status, body } = await sendImport(client, '', raw);
  expect(status).toBe(200);
  return body.data;
}
