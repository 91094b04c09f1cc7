import type { Core } from '@strapi/strapi';
import { contentTypes, traverse } from '@strapi/utils';
import type { PanelAbility } from '../../../http/panel-account';
import { ACCOUNT, getTarget, mayRead } from './readable';
import { getWalk } from './walk';

/** The part of a query that Strapi's screens send. */
export interface Query {
  _q?: unknown;
  filters?: unknown;
  populate?: unknown;
  [key: string]: unknown;
}

/** `*` stands for what the role may read, in place of everything. */
async function readWildcards(strapi: Core.Strapi, ability: PanelAbility, uid: string, populate: unknown) {
  return traverse.traverseQueryPopulate(
    ({ key, value, schema }, { set }) => {
      if (key !== '' || value !== '*') return;
      const named = Object.entries(schema.attributes).filter(([, attribute]) => {
        if (contentTypes.isScalarAttribute(attribute) && attribute.type !== 'media') return false;
        const target = getTarget(attribute);
        return target === undefined || (target !== ACCOUNT && mayRead(ability, target));
      });
      set('', Object.fromEntries(named.map(([name]) => [name, true])));
    },
    getWalk(strapi, uid),
    populate,
  );
}

const TEXTS = ['string', 'text', 'richtext', 'email', 'uid', 'enumeration'];

/** Strapi searches every column with text; here only what the role may read of a row. */
function readSearch(strapi: Core.Strapi, ability: PanelAbility, uid: string, query: Query): Query {
  const { _q: search, ...rest } = query;
  if (typeof search !== 'string' || search === '') return query;
  const { attributes } = getWalk(strapi, uid).schema;
  const texts = Object.entries(attributes)
    .filter(([, { type, private: isPrivate }]) => TEXTS.includes(type) && isPrivate !== true)
    .map(([name]) => name);
  const readable = texts.filter((name) => mayRead(ability, uid, name));
  const found =
    readable.length === 0
      ? { id: { $null: true } }
      : { $or: readable.map((name) => ({ [name]: { $containsi: search } })) };
  return { ...rest, filters: rest.filters ? { $and: [rest.filters, found] } : found };
}

/** A query without the parts that would implicitly reach what a role may not read. */
export async function sanitizeQuery(
  strapi: Core.Strapi,
  ability: PanelAbility,
  uid: string,
  query: Query,
): Promise<Query> {
  const searched = readSearch(strapi, ability, uid, query);
  const { populate } = searched;
  return populate ? { ...searched, populate: await readWildcards(strapi, ability, uid, populate) } : searched;
}
