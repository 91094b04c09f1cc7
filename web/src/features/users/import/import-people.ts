import type { components } from '../../../api/schema';
import { counted } from '../../../lib/api/activity';
import { API_PREFIX } from '../../../lib/api/client';
import { sendWithSession } from '../../../lib/api/send';

/** What an import did, or would do. */
export type PeopleImport = components['schemas']['UserImport'];

/** A column of a list. */
export type ImportColumn = NonNullable<components['schemas']['ImportRow']['changes']>[number]['field'];

/** POST /users/import with the raw bytes, because spreadsheets use their own encodings; a dry run writes nothing. */
export async function importPeople(sheet: Blob, isTrial: boolean): Promise<PeopleImport> {
  const headers = { 'Content-Type': 'text/csv' };
  const request = new Request(`${API_PREFIX}/users/import?cells=true&dry_run=${isTrial ? 'true' : 'false'}`, {
    method: 'POST',
    headers,
    body: sheet,
  });
  const response = await counted(sendWithSession(request));
  const { data }: { data: PeopleImport } = await response.json();
  return data;
}
