import type { Client } from 'pg';
import type { TableEntry } from './manifest';

const WEBHOOKS = 'portal_webhooks';

/**
 * Switches off the webhooks in the open transaction of `client`, unless this portal has the address of the archived one: a
 * copy that is tried beside it must not call the same receivers. Whether any was on.
 */
export async function silenceCopy(
  client: Client,
  tables: readonly Pick<TableEntry, 'name'>[],
  archivedUrl: string | undefined,
  ownUrl: string,
): Promise<boolean> {
  if (archivedUrl === ownUrl || !tables.some(({ name }) => name === WEBHOOKS)) return false;
  const { rowCount } = await client.query(`update ${WEBHOOKS} set active = false where active`);
  return rowCount !== null && rowCount > 0;
}
