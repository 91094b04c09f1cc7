import { setImmediate as othersFirst } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { linksOf } from './links';
import { partsIn, type NewRow } from './references';

const PAGE = 'api::page.page';

// What is named is looked up where the rows are written.
function withoutReferences(strapi: Core.Strapi, row: NewRow): Record<string, unknown> {
  const { attributes } = strapi.db.metadata.get(row.uid);
  const links = linksOf(strapi, row.uid);
  const entries = Object.entries(row.values).flatMap(([name, value]): [string, unknown][] => {
    const link = links.find((one) => one.name === name);
    if (!link?.isPart) return attributes[name]?.type === 'relation' ? [] : [[name, value]];
    const parts = partsIn(row, link).map((part) => withoutReferences(strapi, part));
    return [[name, Array.isArray(value) ? parts : (parts[0] ?? null)]];
  });
  return Object.fromEntries(entries);
}

/** Checking takes Strapi about a millisecond each: in between others get their turn. */
const AT_ONCE = 10;

/**
 * Checks values of blocks as Strapi's document service does, for what a component's schema demands besides what every
 * write is checked for (a pattern, a lowest number). Throws Strapi's ValidationError.
 */
export async function checkValues(strapi: Core.Strapi, rows: readonly NewRow[]): Promise<void> {
  for (let start = 0; start < rows.length; start += AT_ONCE) {
    if (start > 0) await othersFirst();
    const blocks = rows
      .slice(start, start + AT_ONCE)
      .map((row) => ({ ...withoutReferences(strapi, row), __component: row.uid }));
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- The document service checks with it, and does not without writing.
    await strapi.entityValidator.validateEntityUpdate(
      strapi.contentType(PAGE),
      { blocks },
      { isDraft: false },
    );
  }
}
