import type { Core, UID } from '@strapi/types';

/** The populate parameter of Strapi's REST API. */
type Populate = true | { populate: Record<string, Populate> };

const RELATIONS = ['relation', 'media', 'component'];

/** The relations of an asset that a page needs. */
const ASSET: Populate = { populate: { settings: true, original: true, files: true } };

function ofComponent(strapi: Core.Strapi, uid: UID.Component): Populate {
  const attributes = Object.entries(strapi.getModel(uid).attributes);
  const needed = attributes.filter(([, { type }]) => RELATIONS.includes(type));
  if (needed.length === 0) return true;
  return {
    populate: Object.fromEntries(
      needed.map(([name, attribute]) => {
        if (attribute.type === 'component') return [name, ofComponent(strapi, attribute.component)];
        const isAsset = 'target' in attribute && attribute.target === 'api::asset.asset';
        return [name, isAsset ? ASSET : true];
      }),
    ),
  };
}

/** The relations of a whole page. */
export function pagePopulate(strapi: Core.Strapi): object {
  const { blocks } = strapi.getModel('api::page.page').attributes;
  if (blocks?.type !== 'dynamiczone') throw new Error('A page has no blocks');
  return {
    groups: true,
    parent: true,
    children: true,
    blocks: { on: Object.fromEntries(blocks.components.map((uid) => [uid, ofComponent(strapi, uid)])) },
  };
}
