import type { Values } from '../../../../blocks/fields';
import { resolveLink } from '../../../../blocks/stored-links';
import { isUnreachableLink } from '../../../../blocks/page-links';
import type { StoredBlock } from '../../../../blocks/stored-block';
import { abilities } from '../../../../permissions/abilities';
import type { Viewer } from '../../../../permissions/viewer';
import type { PageEntry, Published } from '../../../../published';
import { getLinkTargets } from '../../../../published/link-targets';
import type { LogoRule } from '../../schemas/asset';

const TYPE = 'logo-pack';

const isPart = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const getVersions = ({ values: { logos } }: StoredBlock) =>
  Array.isArray(logos) ? logos.filter(isPart) : [];

const getOwn = (block: StoredBlock, asset: string) =>
  getVersions(block).filter((version) => version.asset === asset);

const getText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The blocks of a live page that show an asset as a logo, as far as the viewer may read them. */
async function loadPacks(
  { live, slug }: PageEntry,
  viewer: Viewer,
  asset: string,
  load: Published['revision'],
): Promise<{ slug: string; block: StoredBlock }[]> {
  const seen = live?.blocks.filter(
    (block) => block.type === TYPE && block.assets.includes(asset) && abilities(viewer, live, block).view,
  );
  if (!live || !seen?.length) return [];
  const content = await load(live.revisionId);
  return (content?.blocks ?? [])
    .filter((block) => seen.some(({ id }) => id === block.id) && getOwn(block, asset).length > 0)
    .map((block) => ({ slug, block }));
}

/**
 * What pages say of an asset as a logo: the rule for its use, and which of them helps to choose among its versions, of
 * several the one with the most. Null for what is no logo.
 */
export async function findLogoRule(
  { revision, snapshot }: Published,
  viewer: Viewer,
  asset: string,
): Promise<LogoRule | null> {
  const now = await snapshot();
  if (!now.pages.placements.get(asset)?.some(({ type }) => type === TYPE)) return null;
  const loads = [...now.pages.byId.values()].map((page) => loadPacks(page, viewer, asset, revision));
  const packs = (await Promise.all(loads))
    .flat()
    .toSorted((one, other) => getVersions(other.block).length - getVersions(one.block).length);
  const chooser = packs.find(({ block }) => block.values.layout === 'chooser');
  const [told] = packs.flatMap(({ block }) => {
    const text = getText(block.values.rule);
    return text === '' ? [] : [{ text, url: getText(block.values.ruleUrl) }];
  });
  const targets = getLinkTargets(now, viewer);
  return {
    text: told?.text ?? '',
    url: told && !isUnreachableLink(told.url, targets) ? resolveLink(told.url, targets) : '',
    chooser: chooser ? { slug: chooser.slug, anchor: chooser.block.anchor ?? '' } : null,
  };
}
