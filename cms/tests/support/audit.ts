import { expect } from 'vitest';
import type { AuditLineResponse } from '../../src/api/audit/presenters/line';
import type { Client } from './client';

export type Line = AuditLineResponse;

/** A page of the audit log. */
export interface Lines {
  data: Line[];
  meta: { pagination: { total: number; pageCount: number } };
}

/** The lines that a filter lets through, the newest first. */
export async function getLines(admin: Client, filter: Record<string, string> = {}): Promise<Line[]> {
  const query = new URLSearchParams({ pageSize: '500', ...filter }).toString();
  const { status, body } = await admin.get<Lines>(`/admin/audit?${query}`);
  expect(status).toBe(200);
  return body.data;
}

export async function getLast(admin: Client, filter: Record<string, string>): Promise<Line> {
  const [line] = await getLines(admin, filter);
  if (!line) throw new Error(`No line for ${JSON.stringify(filter)}`);
  return line;
}

/** What was done to a subject, the oldest first. */
export const getActions = async (admin: Client, subject: string): Promise<string[]> =>
  (await getLines(admin, { subject })).map(({ action }) => action).reverse();
