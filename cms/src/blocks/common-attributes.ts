import type { Attribute } from './block-types';

const withLabel = (label: string) => ({ portal: { label } });

/**
 * The attributes that every block has, so that a component schema lists only its own. The Content-Type Builder shows them
 * locked.
 */
const commonAttributes: Record<string, Attribute> = {
  blockId: { type: 'integer', configurable: false, pluginOptions: withLabel('Blok-id') },
  isPrivate: {
    type: 'boolean',
    required: true,
    default: false,
    configurable: false,
    pluginOptions: withLabel('Privé'),
  },
  groups: {
    configurable: false,
    type: 'relation',
    relation: 'oneToMany',
    target: 'api::group.group',
    pluginOptions: withLabel('Groepen'),
  },
};

/** Their names, which no block may use for a field of its own. */
export const commonNames = Object.keys(commonAttributes);

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
