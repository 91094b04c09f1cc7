import type { Attribute } from './block-types';

const labelled = (label: string) => ({ portal: { label } });

/** The attributes that every block has, so that a component schema lists only its own. */
const commonAttributes: Record<string, Attribute> = {
  blockId: { type: 'integer', pluginOptions: labelled('Blok-id') },
  isPrivate: { type: 'boolean', required: true, default: false, pluginOptions: labelled('Privé') },
  groups: {
    type: 'relation',
    relation: 'oneToMany',
    target: 'api::group.group',
    pluginOptions: labelled('Groepen'),
  },
};

const hasAttributes = (value: unknown): value is { attributes: object } =>
  typeof value === 'object' &&
  value !== null &&
  'attributes' in value &&
  typeof value.attributes === 'object';

/**
 * Adds the common attributes to the block components in Strapi's registry; call it before the tables are
 * created.
 */
export function addCommonAttributes(components: object): void {
  for (const [uid, component] of Object.entries(components)) {
    if (uid.startsWith('block.') && hasAttributes(component)) {
      // Strapi stores tables and columns on the attributes, so each component needs its own copy.
      component.attributes = { ...component.attributes, ...structuredClone(commonAttributes) };
    }
  }
}
