import type { Core } from '@strapi/strapi';
import { invalid, type FieldErrors } from '../../../../http/errors';
import { getPublished } from '../../../../published';
import { getTags } from '../../../../published/loaders';
import { auditAsset, loadAssetSnapshot } from '../../audit';
import { isSameTag, MOST_TAGS, uniqueTags, type AssetBulkInput } from '../../schemas/asset';
import { withAsset } from './stored-rows';

const ASSET = 'api::asset.asset';

const GONE = 'Deze asset bestaat niet (meer).';

function withTags(
  tags: readonly string[],
  { tags_add: added = [], tags_remove: taken = [] }: AssetBulkInput['set'],
) {
  const kept = tags.filter((tag) => !taken.some((each) => isSameTag(each, tag)));
  return uniqueTags([...kept, ...added]);
}

/** Changes all of the assets, or none. Throws 400 for each that does not exist. */
export async function changeAssets(strapi: Core.Strapi, { ids, set }: AssetBulkInput): Promise<void> {
  const { assets } = await getPublished(strapi).snapshot();
  const errors: FieldErrors = {};
  ids.forEach((id, index) => {
    if (!assets.has(id)) errors[`ids.${index}`] = [GONE];
  });
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const { isPrivate } = set;
  await strapi.db.transaction(async () => {
    // In a fixed order, so that two changes of the same assets do not wait for each other.
    for (const documentId of [...ids].sort()) {
      await withAsset(strapi, documentId, async () => {
        const before = await loadAssetSnapshot(strapi, documentId);
        const tags = withTags(getTags(before?.tags), set);
        if (tags.length > MOST_TAGS) {
          throw invalid({ 'set.tags_add': [`Een asset heeft hoogstens ${MOST_TAGS} labels.`] });
        }
        const data: Record<string, unknown> = { tags, ...(isPrivate !== undefined && { isPrivate }) };
        await strapi.documents(ASSET).update({ documentId, data });
        await auditAsset(strapi, documentId, before);
      });
    }
  });
}
