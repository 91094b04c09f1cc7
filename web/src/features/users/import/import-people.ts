import type { components } from '../../../api/schema';
import { trackRequest } from '../../../lib/api/activity';
import { API_PREFIX } from '../../../lib/api/client';
import { isRecord, type ApiError } from '../../../lib/api/errors';
import { sendWithSession } from '../../../lib/api/send';
import { COLUMN_NAMES } from './columns';

/** What an import did, or would do. */
export type PeopleImport = components['schemas']['UserImport'];

/** A column of a list as its header names it, with what it holds. */
export type SheetColumn = components['schemas']['SheetColumn'];

/** A list as it is sent. */
export interface Sheet {
  bytes: Blob;
  /** What its columns hold, once somebody saw them; before that their names tell. */
  fields?: readonly SheetColumn['field'][];
}

/** POST /users/import with the raw bytes, because spreadsheets use their own encodings; a dry run writes nothing. */
export async function importPeople({ bytes, fields }: Sheet, isTrial: boolean): Promise<PeopleImport> {
  const query = new URLSearchParams({ cells: 'true', dry_run: String(isTrial) });
  if (fields) query.set('columns', fields.map((field) => field ?? '-').join(','));
  const request = new Request(`${API_PREFIX}/users/import?${query}`, {
    method: 'POST',
    headers: { 'Content-Type': 'text/csv' },
    body: bytes,
  });
  const response = await trackRequest(sendWithSession(request));
  const { data }: { data: PeopleImport } = await response.json();
  return data;
}

/** The columns of a list that was refused because of them; empty for any other refusal. */
export function getRefusedColumns({ body }: ApiError): SheetColumn[] {
  const columns = isRecord(body) ? body['columns'] : null;
  if (!Array.isArray(columns)) return [];
  return columns.flatMap((column: unknown) => {
    if (!isRecord(column) || typeof column['name'] !== 'string') return [];
    return [{ name: column['name'], field: COLUMN_NAMES.find((name) => name === column['field']) ?? null }];
  });
}
