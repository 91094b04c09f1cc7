import { PAGE_ATTRIBUTES, PAGE_NAMES } from '../shared/page-names';
import type { Field, KindName } from './field';

/** The properties of a component's attribute that blocks use. */
export interface Attribute {
  type: string;
  required?: boolean;
  default?: unknown;
  /** False: the Content-Type Builder shows it locked. */
  configurable?: boolean;
  /** A maintainer's choice in the builder: no API exposes it. */
  private?: boolean;
  maxLength?: number;
  minLength?: number;
  regex?: string;
  min?: number;
  max?: number;
  enum?: string[];
  component?: string;
  repeatable?: boolean;
  target?: string;
  relation?: string;
  pluginOptions?: {
    portal?: {
      label?: string;
      /** For a list: the plural label of its items. */
      plural?: string;
      kind?: string;
      nullable?: boolean;
      slots?: number;
      /** For an asset: it is decoration and not offered as a download. */
      ornament?: boolean;
      /** A sentence that explains `regex` to editors. */
      demand?: string;
      options?: Record<string, string>;
    };
  };
}

/** A component schema, from Strapi's registry or from its JSON file. */
export interface ComponentSchema {
  info: { displayName?: string; description?: string };
  attributes: Record<string, Attribute>;
}

/** Component schemas by uid, such as `block.text`. */
export type Components = Record<string, ComponentSchema>;

/** One block type: the component `block.<type>`. */
export interface BlockType {
  type: string;
  uid: string;
  label: string;
  /** One sentence for editors. */
  description: string;
  fields: Field[];
}

/** Attributes that every block has, kept separate from its own fields. */
const COMMON = ['blockId', 'isPrivate', 'groups'];

const ASSET = 'api::asset.asset';
const COLOR = 'api::color.color';
const SLOT = 'part.asset-slot';
const MANY = ['oneToMany', 'manyToMany'];

const COLUMN_KINDS: Record<string, KindName> = {
  string: 'text',
  text: 'textarea',
  richtext: 'html',
  boolean: 'boolean',
  enumeration: 'option',
  integer: 'number',
  float: 'number',
  decimal: 'number',
  date: 'day',
  datetime: 'date',
};

const HINTS: Partial<Record<string, KindName>> = {
  url: 'url',
  embed: 'embed',
  source: 'source',
  icon: 'icon',
};

// Other types (media, json, relations to other content) are not supported in the API.
function getKindName(attribute: Attribute): KindName | null {
  if (attribute.type === 'relation') {
    const isMany = MANY.includes(attribute.relation ?? '');
    if (attribute.target === COLOR && isMany) return 'colors';
    if (attribute.target !== ASSET) return null;
    return isMany ? 'assets' : 'asset';
  }
  if (attribute.type === 'component') {
    if (attribute.repeatable) return attribute.component === SLOT ? 'assets' : 'list';
    return 'object';
  }
  return HINTS[attribute.pluginOptions?.portal?.kind ?? ''] ?? COLUMN_KINDS[attribute.type] ?? null;
}

/** Whether the portal supports a field; other fields exist only in Strapi's panel. */
export const isSupportedField = (attribute: Attribute): boolean =>
  !attribute.private && getKindName(attribute) !== null;

const readable = (name: string): string => {
  const words = name
    .replace(/[-_]+/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const getName = (uid: string): string => uid.slice(uid.indexOf('.') + 1);

const isPreset = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);

// Texts and booleans have an empty value instead of null; an object is null unless the schema requires it.
const isNullable = (kind: KindName, attribute: Attribute): boolean => {
  if (attribute.pluginOptions?.portal?.nullable) return true;
  if (kind === 'object') return !attribute.required;
  if (kind === 'option' || kind === 'number') return !attribute.required && attribute.default === undefined;
  return kind === 'date' || kind === 'day';
};

const TEXTS: readonly KindName[] = ['text', 'textarea', 'url', 'embed', 'html', 'source'];

/** The limits of PostgreSQL columns. */
const LARGEST: Partial<Record<string, number>> = { integer: 2_147_483_647, decimal: 99_999_999 };
const LONGEST_STRING = 255;

const getMaxLength = ({ type, maxLength }: Attribute): number | null =>
  type === 'string' && maxLength !== undefined ? Math.min(maxLength, LONGEST_STRING) : (maxLength ?? null);

function getDemands(kind: KindName, attribute: Attribute): Field['demands'] {
  const { type, required = false, regex, minLength, min, max, pluginOptions } = attribute;
  if (kind === 'number') {
    const most = LARGEST[type];
    return { required: false, min: min ?? (most && -most), max: max ?? most, isWhole: type === 'integer' };
  }
  if (!TEXTS.includes(kind)) return { required: false };
  return { required, regex, sentence: pluginOptions?.portal?.demand, minLength };
}

function getField(
  name: string,
  attribute: Attribute,
  components: Components,
  seen: readonly string[],
): Field[] {
  const kind = getKindName(attribute);
  const part = attribute.component ?? '';
  if (!kind || seen.includes(part)) return [];
  const { portal = {} } = attribute.pluginOptions ?? {};
  const options = (attribute.enum ?? []).map((value) => ({
    value,
    label: portal.options?.[value] ?? readable(value),
  }));
  const inside = kind === 'object' || kind === 'list';
  return [
    {
      name,
      label: portal.label ?? readable(name),
      plural: portal.plural ?? null,
      kind,
      nullable: isNullable(kind, attribute),
      preset: isPreset(attribute.default) ? attribute.default : null,
      maxLength: getMaxLength(attribute),
      demands: getDemands(kind, attribute),
      options,
      of: inside ? getFields(components[part], components, [...seen, part]) : [],
      part: inside ? getName(part) : null,
      isOrnament: portal.ornament === true,
      places:
        kind === 'assets' ? { initial: portal.slots ?? 0, mayBeEmpty: attribute.type === 'component' } : null,
    },
  ];
}

function getFields(
  schema: ComponentSchema | undefined,
  components: Components,
  seen: readonly string[],
): Field[] {
  return Object.entries(schema?.attributes ?? {})
    .filter(([name, attribute]) => isSupportedField(attribute) && !COMMON.includes(name))
    .flatMap(([name, attribute]) => getField(name, attribute, components, seen));
}

/** The block type name under which the fields that maintainers added to the page are registered. */
export const PAGE_TYPE = 'api::page.page';

const isNamed = (name: string): boolean => [...PAGE_ATTRIBUTES, ...PAGE_NAMES].includes(name);

/** Those fields, as a block type that is never placed on a page. */
export const readPageType = (components: Components, page: ComponentSchema): BlockType => ({
  type: PAGE_TYPE,
  uid: PAGE_TYPE,
  label: 'Pagina',
  description: '',
  fields: Object.entries(page.attributes)
    .filter(
      ([name, attribute]) => isSupportedField(attribute) && !isNamed(name) && !(name in Object.prototype),
    )
    .flatMap(([name, attribute]) => getField(name, attribute, components, [])),
});

/** The block types of a dynamic zone, in its order, read from the component schemas. */
export function readBlockTypes(components: Components, zone: readonly string[]): BlockType[] {
  return zone.flatMap((uid) => {
    const schema = components[uid];
    if (!schema) return [];
    const type = getName(uid);
    return [
      {
        type,
        uid,
        label: schema.info.displayName ?? readable(type),
        description: schema.info.description ?? '',
        fields: getFields(schema, components, [uid]),
      },
    ];
  });
}
