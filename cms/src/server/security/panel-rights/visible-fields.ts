import type { Core } from '@strapi/strapi';
import { contentTypes } from '@strapi/utils';
import { z } from 'zod';
import type { Entity } from './sanitize-output';
import { getWalk } from './walk';

const fieldsSentBack = z.object({
  pluginOptions: z.object({ portal: z.object({ sentBack: z.literal(true) }) }),
});

/**
 * Keeps the fields that the panel's forms show, and those that their schema expects back (`sentBack`). Strapi accepts
 * all others too, whatever the role may write: the id of a document, its deletion date, its creator. Forms hide these,
 * but send them back unchanged.
 */
export function keepVisibleFields(strapi: Core.Strapi, uid: string, data: Entity): Entity {
  const { schema } = getWalk(strapi, uid);
  const shown = contentTypes.getVisibleAttributes(schema);
  const isKept = (name: string) =>
    shown.includes(name) || fieldsSentBack.safeParse(schema.attributes[name]).success;
  return Object.fromEntries(Object.entries(data).filter(([name]) => isKept(name)));
}
