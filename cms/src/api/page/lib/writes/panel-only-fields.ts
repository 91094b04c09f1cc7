import type { Core } from '@strapi/strapi';
import { isSupportedField, type Attribute, type Components } from '../../../../blocks/block-types';
import { commonNames } from '../../../../blocks/common-attributes';
import { getComponents } from '../../../../blocks/registry';
import type { BlockRow } from '../../../../blocks/stored-block';
import { getItems, isRow, type Row } from './rows';
import { findRows } from './row-ids';

/** The fields of a component that only the panel knows, by name, and the nested components that have such fields. */
interface PanelOnlyFields {
  fields: [name: string, attribute: Attribute][];
  parts: [name: string, part: PanelOnlyFields][];
}

/** Null when the portal supports all its fields. */
function getPanelOnlyFields(
  components: Components,
  uid: string,
  above: readonly string[] = [],
): PanelOnlyFields | null {
  const own = Object.entries(components[uid]?.attributes ?? {}).filter(
    ([name]) => !commonNames.includes(name),
  );
  const fields = own.filter(([, attribute]) => !attribute.component && !isSupportedField(attribute));
  const parts = own.flatMap(([name, { component }]): PanelOnlyFields['parts'] => {
    if (!component || above.includes(component)) return [];
    const part = getPanelOnlyFields(components, component, [...above, uid]);
    return part ? [[name, part]] : [];
  });
  return fields.length + parts.length > 0 ? { fields, parts } : null;
}

const getPopulate = ({ fields, parts }: PanelOnlyFields): Record<string, unknown> => ({
  ...Object.fromEntries(
    fields.flatMap(([name, { type }]) => (['media', 'relation'].includes(type) ? [[name, true]] : [])),
  ),
  ...Object.fromEntries(parts.map(([name, part]) => [name, { populate: getPopulate(part) }])),
});

/** Converts what Strapi read to what it accepts. */
function toInput({ type }: Attribute, value: unknown): unknown {
  const key = { media: 'id', relation: 'documentId' }[type];
  if (!key) return value;
  if (Array.isArray(value)) return value.map((item: unknown) => toInput({ type }, item));
  return isRow(value) ? (type === 'media' ? value.id : { documentId: value.documentId }) : null;
}

function withFields({ fields, parts }: PanelOnlyFields, row: Row, stored: unknown): Row {
  if (!isRow(stored)) return row;
  const kept = { ...row };
  for (const [name, attribute] of fields) kept[name] = toInput(attribute, stored[name]);
  for (const [name, part] of parts) {
    const [now, before] = [row[name], stored[name]];
    if (isRow(now)) kept[name] = withFields(part, now, before);
    else if (Array.isArray(now))
      kept[name] = now.map((item, at) => (isRow(item) ? withFields(part, item, getItems(before)[at]) : item));
  }
  return kept;
}

/**
 * Rows with the fields that only the panel knows: private fields, media, JSON. A save rewrites all rows, and would
 * otherwise empty them.
 */
export async function withPanelOnlyFields(
  strapi: Core.Strapi,
  documentId: string,
  rows: readonly BlockRow[],
): Promise<Row[]> {
  const components = getComponents(strapi);
  const byType = new Map(rows.map(({ __component: uid }) => [uid, getPanelOnlyFields(components, uid)]));
  const populate = [...byType].flatMap(([uid, unheld]) =>
    unheld ? [[uid, { populate: getPopulate(unheld) }]] : [],
  );
  if (populate.length === 0) return [...rows];
  const stored = await findRows(strapi, documentId, { on: Object.fromEntries(populate) });
  return rows.map((row) => {
    const unheld = byType.get(row.__component);
    const before = stored.find(
      (other) => other.blockId === row.blockId && other.__component === row.__component,
    );
    return unheld ? withFields(unheld, row, before) : row;
  });
}
