import type { Core } from '@strapi/strapi';
import { contentTypes, errors, isOperator, traverse } from '@strapi/utils';
import type { PanelAbility } from '../../../http/panel-account';
import { ACCOUNT, getTarget, isConditional, mayRead } from './readable';
import { getWalk } from './walk';

const UNREADABLE = 'Je rol mag niet bekijken waar deze vraag naar kijkt.';
const UNKNOWN = 'Deze vraag klopt niet.';

const TOO_MANY = 'Deze vraag gaat langs te veel verwijzingen.';

/** Every row has these, and forms show them. */
const IDS = ['id', 'documentId'];
const STATIC = [...IDS, 'createdAt', 'updatedAt', 'publishedAt', 'locale'];

/**
 * Keywords of populate besides field names. Not `filters` and `sort`, a second way to query, nor names that Strapi only
 * recognises after trimming and splitting.
 */
const WORDS = ['', 'populate', 'on', 'fields', 'count', 'true', 'false'];

/** What is asked about rows of other types. */
type Part = 'filters' | 'sort' | 'populate';

/**
 * The maximum number of relations per part, more than any screen uses. Each adds two joins or a statement; a hundred
 * cost PostgreSQL minutes and gigabytes.
 */
const MOST_FOLLOWED: Record<Part, number> = { filters: 10, sort: 10, populate: 100 };

interface Visited {
  key: string;
  value: unknown;
  schema?: { uid: string };
  attribute?: { type: string; target?: string };
  path: { attribute: string | null };
}

const refuse = (): never => {
  // Of a ForbiddenError Strapi drops the sentence.
  throw new errors.PolicyError(UNREADABLE);
};

/** Whether filters name nothing but these fields, with any operators. */
function namesOnly(fields: readonly string[], value: unknown): boolean {
  if (Array.isArray(value)) return value.every((each) => namesOnly(fields, each));
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, of]) =>
    fields.includes(key) ? namesOnly([], of) : isOperator(key) && namesOnly(fields, of),
  );
}

/** Whether filters on a relation ask which row it is, and nothing of what is in that row. */
const asksIdsOnly = (value: unknown): boolean => namesOnly(IDS, value);

/** Creates the function that checks each part of a query, and refuses what the role may not read. */
function makeVisitor(ability: PanelAbility, part: Part) {
  /** The relations that were followed, and what type each leads to. */
  const followed = new Map<string, string>();
  let count = 0;

  const follow = (path: string, target: string, value: unknown): void => {
    count += 1;
    if (count > MOST_FOLLOWED[part]) throw new errors.ValidationError(TOO_MANY);
    // Several types at once, of which one field says nothing.
    if (target === 'any') throw new errors.ValidationError(UNKNOWN);
    if (!mayRead(ability, target)) refuse();
    if (part === 'populate' && target === ACCOUNT) refuse();
    if (part === 'sort' && isConditional(ability, target)) refuse();
    if (part === 'filters' && isConditional(ability, target) && !asksIdsOnly(value)) refuse();
    followed.set(path, target);
  };

  const checkField = (path: string): void => {
    const via = [...followed.keys()]
      .filter((each) => path.startsWith(`${each}.`))
      .sort()
      .at(-1);
    const target = via === undefined ? undefined : followed.get(via);
    if (via === undefined || target === undefined) return;
    const field = path.slice(via.length + 1);
    if (!STATIC.includes(field) && !mayRead(ability, target, field)) refuse();
  };

  return ({ key, value, attribute, path }: Visited): void => {
    if (!attribute || path.attribute === null) {
      if (part === 'populate' && !WORDS.includes(key)) throw new errors.ValidationError(UNKNOWN);
      return;
    }
    const target = getTarget(attribute);
    if (target !== undefined) return follow(path.attribute, target, value);
    if (part !== 'populate' && attribute.type === 'json') throw new errors.ValidationError(UNKNOWN);
    if (contentTypes.isScalarAttribute(attribute)) checkField(path.attribute);
  };
}

const WALKS = {
  filters: traverse.traverseQueryFilters,
  sort: traverse.traverseQuerySort,
  populate: traverse.traverseQueryPopulate,
} as const;

const PARTS: readonly Part[] = ['filters', 'sort', 'populate'];

/** Refuses a query that follows a relation to something a role may not read. */
export async function checkQuery(
  strapi: Core.Strapi,
  ability: PanelAbility,
  uid: string,
  query: Partial<Record<Part, unknown>>,
): Promise<void> {
  const walk = getWalk(strapi, uid);
  for (const part of PARTS) {
    if (query[part]) await WALKS[part](makeVisitor(ability, part), walk, query[part]);
  }
}
