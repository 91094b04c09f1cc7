import type { BlockInput } from '../../../blocks/block-input';
import { getPlaces, type BlockTypes } from '../../../blocks/stored-block';
import { invalid, type FieldErrors } from '../../../http/errors';
import type { Published } from '../../../published';

/** Throws 400 for each group, asset or colour in a write that does not exist. */
export async function checkReferences(
  live: Published,
  types: BlockTypes,
  { groups = [], blocks = [] }: { groups?: readonly string[]; blocks?: readonly BlockInput[] },
): Promise<void> {
  const errors: FieldErrors = {};
  const { groups: known, assets, site } = await live.snapshot();
  const colors = new Set(site.colors.map(({ id }) => id));
  groups.forEach((group, index) => {
    if (!known.has(group)) errors[`groups.${index}`] = ['Deze groep bestaat niet (meer).'];
  });
  blocks.forEach((block, index) => {
    for (const [place, asset] of getPlaces(types, block, 'asset')) {
      if (!assets.has(asset)) errors[`blocks.${index}.${place}`] = ['Deze asset bestaat niet (meer).'];
    }
    for (const [place, color] of getPlaces(types, block, 'color')) {
      if (!colors.has(color)) errors[`blocks.${index}.${place}`] = ['Deze kleur bestaat niet (meer).'];
    }
  });
  if (Object.keys(errors).length > 0) throw invalid(errors);
}
