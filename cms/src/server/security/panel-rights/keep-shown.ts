import type { Core } from '@strapi/strapi';
import { contentTypes } from '@strapi/utils';
import { z } from 'zod';
import type { Entity } from './sanitize-output';
import { getWalk } from './walk';

const sentBack = z.object({ pluginOptions: z.object({ portal: z.object({ sentBack: z.literal(true) }) }) });

/**
 * Of what the panel writes, the fields that its forms show, and those that their schema wants to see again (`sentBack`). Strapi
 * takes all others too, whatever the role may write: the id of a document, when it was deleted, who made it. It shows none of
 * them, but sends them back as they were when the form was opened.
 */
export function keepShown(strapi: Core.Strapi, uid: string, data: Entity): Entity {
  const { schema } = getWalk(strapi, uid);
  const shown = contentTypes.getVisibleAttributes(schema);
  const isKept = (name: string) =>
    shown.includes(name) || sentBack.safeParse(schema.attributes[name]).success;
  return Object.fromEntries(Object.entries(data).filter(([name]) => isKept(name)));
}
