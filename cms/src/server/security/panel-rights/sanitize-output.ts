import type { Core } from '@strapi/strapi';
import { traverseEntity } from '@strapi/utils';
import type { PanelAbility } from '../../../http/panel-account';
import { findReadable } from './connections';
import { ACCOUNT, getTarget } from './readable';
import { getWalk } from './walk';

/** A row, with what is connected with it. */
export type Entity = Parameters<typeof traverseEntity>[2];

type Value = Entity[string];
type Row = Entity & { id: number };

const isRow = (value: Value): value is Row =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'number';

const getRows = (value: Value): Row[] => (Array.isArray(value) ? value : [value]).filter(isRow);

/** The minimum that the panel needs to show a connection; for accounts also the name. */
const BARE_FIELDS = ['id', 'documentId', '__type'];
const NAMES = ['firstname', 'lastname', 'username'];

const getBare = (target: string, row: Entity): Entity => {
  const kept = target === ACCOUNT ? [...BARE_FIELDS, ...NAMES] : BARE_FIELDS;
  return Object.fromEntries(Object.entries(row).filter(([name]) => kept.includes(name)));
};

/** All rows that are connected with a row, by type. */
async function findConnectedRows(strapi: Core.Strapi, uid: string, data: Entity) {
  const found = new Map<string, Row[]>();
  await traverseEntity(
    ({ attribute, value }) => {
      const target = getTarget(attribute);
      if (target) found.set(target, [...(found.get(target) ?? []), ...getRows(value)]);
    },
    getWalk(strapi, uid),
    data,
  );
  return found;
}

/** How a row of a type is cleaned for a role, with what is connected with it. */
type Clean = (uid: string, row: Entity) => Promise<Entity>;

/** Reduces connected rows to what a role may read; other rows only show that they exist. */
export async function sanitizeOutput(
  strapi: Core.Strapi,
  ability: PanelAbility,
  uid: string,
  data: Entity,
  clean: Clean,
): Promise<Entity> {
  const shown = new Map<Value, Entity>();
  for (const [target, rows] of await findConnectedRows(strapi, uid, data)) {
    const ids = rows.map(({ id }) => id);
    const readable = target === 'any' ? new Set() : await findReadable(strapi, ability, target, ids);
    for (const row of rows)
      shown.set(row, readable.has(row.id) ? await clean(target, row) : getBare(target, row));
  }
  return traverseEntity(
    ({ data: row, key, value }) => {
      if (Array.isArray(value)) row[key] = value.map((each) => shown.get(each) ?? each);
      else row[key] = shown.get(value) ?? value;
    },
    getWalk(strapi, uid),
    data,
  );
}
