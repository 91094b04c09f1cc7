import type { Core } from '@strapi/strapi';
import { traverseEntity } from '@strapi/utils';
import { checkRowRights, type PanelAbility } from '../../../http/panel-account';
import { ACCOUNT, getReadRight, getTarget, isConditional, mayRead } from './readable';
import { getWalk } from './walk';

/** Connected rows: their ids, by type. */
type ConnectedIds = Map<string, Set<number>>;

interface Attribute {
  type: string;
  target?: string;
  component?: string;
  components?: readonly string[];
}

/** Loads everything that a row of a model connects, also within components. */
function getPopulate(strapi: Core.Strapi, uid: string): Record<string, object> {
  const { attributes } = getWalk(strapi, uid).schema;
  const getOne = ({ component, components, ...attribute }: Attribute): object | null => {
    if (component) return { populate: getPopulate(strapi, component) };
    if (components) {
      return {
        on: Object.fromEntries(components.map((name) => [name, { populate: getPopulate(strapi, name) }])),
      };
    }
    const target = getTarget(attribute);
    return target && target !== 'any' && target !== ACCOUNT ? { select: ['id'] } : null;
  };
  return Object.fromEntries(
    Object.entries(attributes).flatMap(([name, attribute]) => {
      const one = getOne(attribute);
      return one ? [[name, one]] : [];
    }),
  );
}

const getIds = (value: unknown): number[] =>
  [value]
    .flat()
    .flatMap((row) =>
      typeof row === 'object' && row !== null && 'id' in row && typeof row.id === 'number' ? [row.id] : [],
    );

/** The rows that a row currently connects; empty when it does not exist. */
export async function findConnections(
  strapi: Core.Strapi,
  uid: string,
  documentId: string | null,
): Promise<ConnectedIds> {
  const connected: ConnectedIds = new Map();
  if (documentId === null) return connected;
  const row = await strapi.db
    .query(uid)
    .findOne({ where: { documentId }, populate: getPopulate(strapi, uid) });
  await traverseEntity(
    ({ attribute, value }) => {
      const target = getTarget(attribute);
      if (!target) return;
      const ids = connected.get(target) ?? new Set();
      for (const id of getIds(value)) ids.add(id);
      connected.set(target, ids);
    },
    getWalk(strapi, uid),
    row,
  );
  return connected;
}

/** The rows of a type that a role may read, of these. */
export async function findReadable(
  strapi: Core.Strapi,
  ability: PanelAbility,
  uid: string,
  ids: readonly number[],
): Promise<Set<number>> {
  if (!mayRead(ability, uid)) return new Set();
  if (!isConditional(ability, uid)) return new Set(ids);
  const where = { id: { $in: [...ids] } };
  const judged = await checkRowRights(strapi, ability, { uid, where }, getReadRight(uid).action);
  return new Set(judged.filter(({ isAllowed }) => isAllowed).map(({ row }) => Number(row.id)));
}
