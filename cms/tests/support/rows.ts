import { expect } from 'vitest';
import { sql } from './sql';

/** Waits until the rows of every block are those of its draft, as Strapi's screens read them. */
export const waitForRows = ({ databaseUrl }: { databaseUrl: string }): Promise<void> =>
  expect
    .poll(() => sql(databaseUrl, 'select id from pages where rows_pending'), { timeout: 20_000 })
    .toEqual([]);
