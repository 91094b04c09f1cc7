import type { BlockType } from '../../../api/types';
import { getPageType } from '../blocks/get-type';
import { getLabel } from '../fields/block-form';
import type { PageDraft } from '../state/types';
import type { Refusal } from './refusals';

const PAGE_LABELS: Partial<Record<string, string>> = {
  title: 'Titel',
  lead: 'Inleiding',
  slug: 'Slug',
  parent_id: 'Bovenliggende pagina',
  is_public: 'Openbaar',
  groups: 'Groepen',
};

export function refusedName(
  types: readonly BlockType[],
  { blocks }: PageDraft,
  { block, path }: Refusal,
): string {
  if (block === null) return PAGE_LABELS[path] ?? getLabel(getPageType(types).fields, path);
  const index = blocks.findIndex(({ id }) => id === block);
  const type = types.find((each) => each.type === blocks[index]?.type);
  const isField = type?.fields.some(({ name }) => name === path.split('.')[0]);
  return `${type && isField ? getLabel(type.fields, path) : (type?.label ?? 'Blok')} (blok ${index + 1})`;
}
