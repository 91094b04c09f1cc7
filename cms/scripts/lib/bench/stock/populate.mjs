const RELATIONS = ['relation', 'media', 'component'];

/** What a page needs of an asset. */
const ASSET = { populate: { settings: true, original: true, files: true } };

/**
 * What has to be fetched along of a component, as a client of Strapi's REST API names it.
 * @param {import('@strapi/types').Core.Strapi} strapi
 * @param {string} uid
 */
function ofComponent(strapi, uid) {
  const { attributes } = strapi.components[uid];
  const needed = Object.entries(attributes).filter(([, { type }]) => RELATIONS.includes(type));
  if (needed.length === 0) return true;
  return {
    populate: Object.fromEntries(
      needed.map(([name, { type, component, target }]) => {
        if (type === 'component') return [name, ofComponent(strapi, component)];
        return [name, target === 'api::asset.asset' ? ASSET : true];
      }),
    ),
  };
}

/**
 * The populate of a whole page.
 * @param {import('@strapi/types').Core.Strapi} strapi
 */
export function pagePopulate(strapi) {
  const { components } = strapi.contentTypes['api::page.page'].attributes.blocks;
  return {
    groups: true,
    parent: true,
    children: true,
    blocks: { on: Object.fromEntries(components.map((uid) => [uid, ofComponent(strapi, uid)])) },
  };
}
