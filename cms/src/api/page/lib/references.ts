import { PAGE_TYPE } from '../../../blocks/block-types';
import { getReferences, type BlockTypes } from '../../../blocks/stored-block';
import { invalid, type FieldErrors } from '../../../http/errors';
import type { Published } from '../../../published';
import type { PageInput } from '../schemas/page-input';

/** Throws 400 for each group, asset or colour in a write that does not exist. */
export async function checkReferences(
  live: Published,
  types: BlockTypes,
  { groups = [], blocks = [], fields = {} }: Pick<PageInput, 'groups' | 'blocks' | 'fields'>,
): Promise<void> {
  const errors: FieldErrors = {};
  const { groups: known, assets, site } = await live.snapshot();
  const colors = new Set(site.colors.map(({ id }) => id));
  groups.forEach((group, index) => {
    if (!known.has(group)) errors[`groups.${index}`] = ['Deze groep bestaat niet (meer).'];
  });
  const check = (part: Parameters<typeof getReferences>[1], prefix: string): void => {
    for (const [place, asset] of getReferences(types, part, 'asset')) {
      if (!assets.has(asset)) errors[`${prefix}${place}`] = ['Deze asset bestaat niet (meer).'];
    }
    for (const [place, color] of getReferences(types, part, 'color')) {
      if (!colors.has(color)) errors[`${prefix}${place}`] = ['Deze kleur bestaat niet (meer).'];
    }
  };
  blocks.forEach((block, index) => check(block, `blocks.${index}.`));
  check({ type: PAGE_TYPE, values: fields }, '');
  if (Object.keys(errors).length > 0) throw invalid(errors);
}
