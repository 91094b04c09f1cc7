import type { Attribute } from './block-types';

const labelled = (label: string) => ({ portal: { label } });

/** What every block has besides its own fields, so that a component schema names only what is special about it. */
export const commonAttributes: Record<string, Attribute> = {
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

/** Gives the block components of Strapi's registry their common attributes; call before tables are made. */
export function addCommonAttributes(components: object): void {
  for (const [uid, component] of Object.entries(components)) {
    if (uid.startsWith('block.') && hasAttributes(component)) {
      // Strapi notes tables and columns on the attributes: each component has its own.
      component.attributes = { ...component.attributes, ...structuredClone(commonAttributes) };
    }
  }
}
