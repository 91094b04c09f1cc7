import type { Core } from '@strapi/strapi';
import { errors, type traverseEntity } from '@strapi/utils';

type Walk = Parameters<typeof traverseEntity>[1];
type Model = Walk['schema'];

/** A content type or a component. */
export function findModel({ contentTypes, components }: Core.Strapi, uid: string): Model | undefined {
  const models = new Map<string, Model>([...Object.entries(contentTypes), ...Object.entries(components)]);
  return models.get(uid);
}

/** What the functions of Strapi that walk a query or a row need to know of the model. */
export function getWalk(strapi: Core.Strapi, uid: string): Walk {
  const getModel = (name: string): Model => {
    const model = findModel(strapi, name);
    // The name of a component may be what somebody sent.
    if (!model) throw new errors.ValidationError('Deze vraag klopt niet.');
    return model;
  };
  return { schema: getModel(uid), getModel };
}
