import { expect, vi } from 'vitest';
import { sql } from './sql';

/** Waits until the rows of every block are those of its draft, as Strapi's screens read them. */
export const waitForRows = ({ databaseUrl }: { databaseUrl: string }): Promise<void> =>
  vi.waitFor(
    async () => expect(await sql(databaseUrl, 'select id from pages where rows_pending')).toEqual([]),
    { timeout: 20_000, interval: 50 },
  );
