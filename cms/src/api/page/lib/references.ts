import type { BlockInput } from '../../../blocks/block-input';
import { assetPlaces, type BlockTypes } from '../../../blocks/stored-block';
import { invalid, type FieldErrors } from '../../../http/errors';
import type { Published } from '../../../published';

/** Throws 400 for each group or asset in a write that does not exist. */
export async function checkReferences(
  live: Published,
  types: BlockTypes,
  { groups = [], blocks = [] }: { groups?: readonly string[]; blocks?: readonly BlockInput[] },
): Promise<void> {
  const errors: FieldErrors = {};
  const known = (await live.snapshot()).groups;
  groups.forEach((group, index) => {
    if (!known.has(group)) errors[`groups.${index}`] = ['Deze groep bestaat niet (meer).'];
  });
  const { assets } = await live.snapshot();
  blocks.forEach((block, index) => {
    for (const [place, asset] of assetPlaces(types, block)) {
      if (!assets.has(asset)) errors[`blocks.${index}.${place}`] = ['Deze asset bestaat niet (meer).'];
    }
  });
  if (Object.keys(errors).length > 0) throw invalid(errors);
}
