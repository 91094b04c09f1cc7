import type { Core } from '@strapi/strapi';
import { readBlockTypes, type Components, type ComponentSchema } from './block-types';
import type { Field } from './field';
import type { BlockTypes } from './stored-block';
import { oncePer } from '../utils/once-per';

const isSchema = (value: unknown): value is ComponentSchema =>
  typeof value === 'object' && value !== null && 'info' in value && 'attributes' in value;

function getComponents(strapi: Core.Strapi): Components {
  const all: Record<string, unknown> = { ...strapi.components };
  return Object.fromEntries(
    Object.entries(all).flatMap(([uid, schema]) => (isSchema(schema) ? [[uid, schema]] : [])),
  );
}

/**
 * The block types of this application: the components in the page's dynamic zone. Read once, because Strapi
 * restarts when a schema changes.
 */
export const blockTypes = oncePer((strapi: Core.Strapi): BlockTypes => {
  const zone = strapi.contentType('api::page.page').attributes.blocks;
  const uids =
    zone && 'components' in zone && Array.isArray(zone.components) ? zone.components.map(String) : [];
  return new Map(readBlockTypes(getComponents(strapi), uids).map((type) => [type.type, type]));
});

/** The fields of a part outside blocks, such as an asset's settings. */
export const partFields = (strapi: Core.Strapi, uid: string): Field[] =>
  readBlockTypes(getComponents(strapi), [uid])[0]?.fields ?? [];
