import { abilities, carriers, isOpen, seesPage, type BlockRights, type PageRights } from './abilities';
import { becauseDownloads, type ShownAsset } from './because-downloads';
import type { Viewer } from './viewer';
import { groupsMay, mayNot, VERBS, type Wording } from './wording';

function whyHidden(viewer: Viewer, page: PageRights, block: BlockRights, wording: Wording): string {
  const onPage = seesPage(viewer, page);
  const [closed, what] = !onPage
    ? ['de pagina is niet openbaar', 'de pagina bekijken']
    : block.isPrivate
      ? ['het blok is privé', VERBS.view]
      : ['de pagina is niet openbaar', 'dit blok bekijken'];
  return viewer.kind === 'anonymous' ? closed : `${closed} en ${mayNot(viewer, what, wording)}`;
}

/**
 * Why a viewer sees a block of a live page or not, and what they may download: one Dutch sentence that
 * explains the outcome of `abilities`.
 */
export function because(
  viewer: Viewer,
  page: PageRights,
  block: BlockRights & { assets: readonly ShownAsset[] },
  wording: Wording,
): string {
  if (viewer.kind === 'admin') return 'Zichtbaar: beheerders zien en downloaden alles';
  if (!abilities(viewer, page, block).view) return `Verborgen: ${whyHidden(viewer, page, block, wording)}`;
  const seen = isOpen(page, block)
    ? 'de pagina is openbaar'
    : groupsMay(carriers(viewer, block.groups, 'view'), VERBS.view, wording);
  const downloads = becauseDownloads(viewer, { page, block }, block.assets, wording);
  return `Zichtbaar: ${[seen, ...downloads].join('; ')}`;
}
