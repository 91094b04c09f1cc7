import type { Core } from '@strapi/strapi';
import { DROPPABLE } from './droppable';

interface Tables {
  tables: { name: string; columns: { name: string }[] }[];
}

/** Tables that belong to Strapi and its plugins; the portal leaves those alone. */
const STRAPI_TABLES = /^(strapi|admin|i18n|upload|files|up_permissions|up_roles)(_|$)/;

/** The tables and columns that are in one schema of the database and not in a later one. */
export function findDrops(before: Tables, after: Tables): { tables: string[]; columns: string[] } {
  const later = new Map(
    after.tables.map(({ name, columns }) => [name, new Set(columns.map((column) => column.name))]),
  );
  const ours = before.tables.filter(({ name }) => !STRAPI_TABLES.test(name));
  const tables = ours.map(({ name }) => name).filter((name) => !later.has(name));
  const columns = ours.flatMap(({ name, columns: all }) => {
    const kept = later.get(name);
    return kept
      ? all.filter((column) => !kept.has(column.name)).map((column) => `${name}.${column.name}`)
      : [];
  });
  return { tables, columns };
}

const LIST = new Intl.ListFormat('nl');

const named = (names: readonly string[], one: string, more: string): string[] =>
  names.length === 0 ? [] : [`${names.length === 1 ? one : more} ${LIST.format(names)}`];

/** What a start refuses to do, and how to proceed; undefined when nothing would be lost. */
export function getDropRefusal(before: Tables, after: Tables, removed = DROPPABLE): string | undefined {
  const drops = findDrops(before, after);
  const [tables, columns] = [drops.tables, drops.columns].map((names) =>
    names.filter((name) => !removed.includes(name)),
  );
  const lost = [
    ...named(columns ?? [], 'de kolom', 'de kolommen'),
    ...named(tables ?? [], 'de tabel', 'de tabellen'),
  ];
  if (lost.length === 0) return undefined;
  return (
    `Deze start zou ${LIST.format(lost)} uit de database verwijderen, met wat erin staat: ` +
    'zet het veld terug in zijn schema, start de versie die het kent, ' +
    'of noem wat weg mag in cms/src/database/droppable.ts.'
  );
}

/** Shown to the operator without a stack; `strapi develop` shows nothing else of an error. */
class DataWouldBeLost extends Error {
  override name = 'DataWouldBeLost';
  override stack = this.message;
}

/**
 * Stops a start at which Strapi would drop one of our columns or tables: it does that without asking, for each that the
 * schemas no longer have. Register it before the tables are synchronised.
 */
export function refuseDrops(strapi: Core.Strapi): void {
  strapi.hook('strapi::content-types.beforeSync').register(async () => {
    const stored = await strapi.db.schema.schemaStorage.read();
    const refusal = stored && getDropRefusal(stored.schema, strapi.db.schema.schema);
    if (refusal) throw new DataWouldBeLost(refusal);
  });
}
