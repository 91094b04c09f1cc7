import type { Core } from '@strapi/strapi';
import {
  PAGE_TYPE,
  readBlockTypes,
  readPageType,
  type Components,
  type ComponentSchema,
} from './block-types';
import type { Field } from './field';
import type { BlockTypes } from './stored-block';
import { memoizeByObject } from '../utils/memoize-by-object';

const isSchema = (value: unknown): value is ComponentSchema =>
  typeof value === 'object' && value !== null && 'info' in value && 'attributes' in value;

/** The components of this application, by uid. */
export function getComponents(strapi: Core.Strapi): Components {
  const all: Record<string, unknown> = { ...strapi.components };
  return Object.fromEntries(
    Object.entries(all).flatMap(([uid, schema]) => (isSchema(schema) ? [[uid, schema]] : [])),
  );
}

/**
 * The block types of this application: the components in the page's dynamic zone, and the page itself with its added
 * fields. Read once, because Strapi restarts when a schema changes.
 */
export const blockTypes = memoizeByObject((strapi: Core.Strapi): BlockTypes => {
  const page: unknown = strapi.contentType(PAGE_TYPE);
  if (!isSchema(page)) throw new Error('The page has no schema.');
  const zone: unknown = page.attributes.blocks;
  const uids =
    typeof zone === 'object' && zone && 'components' in zone && Array.isArray(zone.components)
      ? zone.components.map(String)
      : [];
  const components = getComponents(strapi);
  const types = [...readBlockTypes(components, uids), readPageType(components, page)];
  return new Map(types.map((type) => [type.type, type]));
});

/** The fields of a part outside blocks, such as an asset's settings. */
export const partFields = (strapi: Core.Strapi, uid: string): Field[] =>
  readBlockTypes(getComponents(strapi), [uid])[0]?.fields ?? [];
