import type { Core } from '@strapi/strapi';
import type { Draft } from '../../../../api/page/lib/reads/draft';
import { presentContent } from '../../../../api/page/presenters/content';
import { getPresenterContext } from '../../../../api/page/presenters/page';
import { blockTypes } from '../../../../blocks/registry';
import { getAssets } from '../../../../blocks/stored-block';
import { mayOnDocument, mayReadFile, type PanelAbility } from '../../../../http/panel-account';
import { getPublished, type PageContent, type PublishedAsset } from '../../../../published';
import { listParts } from '../../../../published/content';
import { anonymous, type Viewer } from '../../../../permissions/viewer';
import { mayOnPage } from '../services/preview';

const READ = ['plugin::content-manager.explorer.read'];

async function mayReadAsset(
  strapi: Core.Strapi,
  ability: PanelAbility,
  { id, original, files, captions }: PublishedAsset,
): Promise<boolean> {
  const asset = { uid: 'api::asset.asset', documentId: id };
  if (!(await mayOnDocument(strapi, ability, asset, READ))) return false;
  for (const file of [...(original ? [original] : []), ...files, ...captions]) {
    if (!(await mayReadFile(strapi, ability, file.id))) return false;
  }
  return true;
}

/** The assets with these ids that a role of the panel may read in full, without their visibility in the portal. */
async function findReadableAssets(
  strapi: Core.Strapi,
  ability: PanelAbility,
  assets: ReadonlyMap<string, PublishedAsset>,
  ids: readonly string[],
): Promise<Map<string, PublishedAsset>> {
  const readable = new Map<string, PublishedAsset>();
  for (const id of new Set(ids)) {
    const asset = assets.get(id);
    if (asset && (await mayReadAsset(strapi, ability, asset)))
      readable.set(id, { ...asset, isPrivate: false });
  }
  return readable;
}

/** Sees every block; access to assets is decided before. */
const READER: Viewer = { kind: 'admin', id: '', groups: [] };

/** Omits the visibility for roles that may read only the text. */
const omitVisibility = (content: PageContent, isPublic: boolean): PageContent => ({
  ...content,
  isPublic,
  groups: [],
  blocks: content.blocks.map((block) => ({ ...block, isPrivate: false, groups: [] })),
});

/** Content with the added fields that a role may read. */
async function keepReadableFields(
  strapi: Core.Strapi,
  ability: PanelAbility,
  id: string,
  content: PageContent,
): Promise<PageContent> {
  const fields: PageContent['fields'] = {};
  for (const [name, value] of Object.entries(content.fields)) {
    if (await mayOnPage(strapi, ability, id, READ, name)) fields[name] = value;
  }
  return { ...content, fields };
}

/** The draft of a page in the form of a live one, with the assets that this role may read. */
export async function presentPreview(strapi: Core.Strapi, ability: PanelAbility, { entry, content }: Draft) {
  const types = blockTypes(strapi);
  const around = getPresenterContext(await getPublished(strapi).snapshot(), types);
  const read = await keepReadableFields(strapi, ability, entry.id, content);
  const ids = listParts(read).flatMap((part) => (types.has(part.type) ? getAssets(types, part) : []));
  const isPublic = !(await mayOnPage(strapi, ability, entry.id, READ, 'isPublic')) || content.isPublic;
  // This role may not read every page that is linked here.
  const links = () => around.links(anonymous);
  const assets = await findReadableAssets(strapi, ability, around.assets, ids);
  return {
    id: entry.id,
    slug: entry.slug,
    published_at: entry.live?.publishedAt ?? null,
    ...(await presentContent(READER, omitVisibility(read, isPublic), { ...around, assets, links })),
    pages: [],
    parent_id: null,
  };
}
