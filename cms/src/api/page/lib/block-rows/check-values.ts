import type { Core } from '@strapi/strapi';
import { chunked } from '../../../../utils/chunked';
import { getLinks } from './links';
import { partsIn, type NewRow } from './references';

const PAGE = 'api::page.page';

// References are looked up where the rows are written.
function withoutReferences(strapi: Core.Strapi, row: NewRow): Record<string, unknown> {
  const { attributes } = strapi.db.metadata.get(row.uid);
  const links = getLinks(strapi, row.uid);
  const entries = Object.entries(row.values).flatMap(([name, value]): [string, unknown][] => {
    const link = links.find((one) => one.name === name);
    if (!link?.isPart) return attributes[name]?.type === 'relation' ? [] : [[name, value]];
    const parts = partsIn(row, link).map((part) => withoutReferences(strapi, part));
    return [[name, Array.isArray(value) ? parts : (parts[0] ?? null)]];
  });
  return Object.fromEntries(entries);
}

// Excludes whatever is already checked for every write.
const DEMANDS = ['regex', 'min', 'max', 'minLength', 'unique'];
const TEXTS = ['string', 'text', 'richtext'];

/** Whether the schema of a component or of one of its parts has constraints that only Strapi checks. */
function demandsMore(strapi: Core.Strapi, uid: string, seen: readonly string[] = []): boolean {
  const schemas: Record<string, { attributes: Record<string, { type: string }> } | undefined> = {
    ...strapi.components,
  };
  if (seen.includes(uid)) return false;
  return Object.values(schemas[uid]?.attributes ?? {}).some((attribute) => {
    if (DEMANDS.some((name) => name in attribute)) return true;
    if (TEXTS.includes(attribute.type)) return 'required' in attribute && attribute.required === true;
    const part = 'component' in attribute ? attribute.component : null;
    return typeof part === 'string' && demandsMore(strapi, part, [...seen, uid]);
  });
}

/** Strapi takes about a millisecond per check; other work gets a turn in between. */
const AT_ONCE = 10;

/**
 * Checks block values as Strapi's document service does, for the constraints in a component's schema that are
 * not already checked for every write (a pattern, a minimum). Throws Strapi's ValidationError.
 */
export async function checkValues(strapi: Core.Strapi, written: readonly NewRow[]): Promise<void> {
  const rows = written.filter(({ uid }) => demandsMore(strapi, uid));
  for await (const some of chunked(rows, AT_ONCE)) {
    const blocks = some.map((row) => ({ ...withoutReferences(strapi, row), __component: row.uid }));
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- The document service checks with it, and does not without writing.
    await strapi.entityValidator.validateEntityUpdate(
      strapi.contentType(PAGE),
      { blocks },
      { isDraft: false },
    );
  }
}
