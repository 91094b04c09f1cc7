import { getRow, initialValues, isColumn, type Values } from '../../../blocks/fields';
import { addedFields, type BlockTypes } from '../../../blocks/stored-block';
import { invalid } from '../../../http/errors';
import type { PageContent } from '../../../published';
import { isSameValue } from '../../../published/content';

/**
 * The added fields of a page after a write. Unchosen defaults are not stored, because the page would then differ from
 * its published version. Fields that left the schema stay, in case they return.
 */
export function mergeAddedFields(types: BlockTypes, before: Values, sent: Values = {}): Values {
  const unset = initialValues(addedFields(types));
  const chosen = Object.entries(sent).filter(
    ([name, value]) => before[name] !== undefined || !isSameValue(value, unset[name]),
  );
  return { ...before, ...Object.fromEntries(chosen) };
}

/** Throws 400 for each added field that is required before its page can go live. */
export function requireAddedFields(types: BlockTypes, { fields }: Pick<PageContent, 'fields'>): void {
  const all = addedFields(types);
  const values = { ...initialValues(all), ...fields };
  const empty = all.filter(({ name, demands }) => demands.required && values[name] === '');
  if (empty.length === 0) return;
  throw invalid(Object.fromEntries(empty.map(({ name }) => [name, ['Vul dit veld in.']])));
}

/** The columns of a page that derive from its added fields. */
export const getColumns = (types: BlockTypes, { fields }: Pick<PageContent, 'fields'>) =>
  getRow(addedFields(types).filter(isColumn), fields);

const inRows = (types: BlockTypes) => addedFields(types).filter((field) => !isColumn(field));

/** The added fields that Strapi stores outside the row of a page, like blocks. */
export const getRelations = (types: BlockTypes, { fields }: Pick<PageContent, 'fields'>) =>
  getRow(inRows(types), fields);

export const relationNames = (types: BlockTypes): string[] => inRows(types).map(({ name }) => name);
