import { invalidField } from '../../../http/errors';
import { SYSTEM_SLUGS } from './slugs';

/** What decides whether a page may be placed under a parent. */
export interface PlaceInfo {
  /** The page; null when it is being created. */
  page: { id: string; slug: string; hasChildren: boolean } | null;
  /** The parent; null when no page has that id (any more). */
  parent: { id: string; parentId: string | null } | null;
}

/**
 * Why a page may not be placed under a parent, or null: the tree has two levels and no cycles, and system
 * pages stay at the top.
 */
function getParentProblem({ page, parent }: PlaceInfo): string | null {
  if (!parent) return 'Deze bovenliggende pagina bestaat niet (meer).';
  if (page && SYSTEM_SLUGS.includes(page.slug)) return 'Deze pagina staat altijd op het hoogste niveau.';
  if (page?.id === parent.id) return 'Een pagina kan niet onder zichzelf staan.';
  if (parent.parentId !== null) return 'Een subpagina kan zelf geen subpagina’s hebben.';
  if (page?.hasChildren) return 'Een pagina met subpagina’s kan niet onder een andere pagina staan.';
  return null;
}

/** Throws 400 at `parent_id` when a page may not be placed there. */
export function checkParent(place: PlaceInfo): void {
  const problem = getParentProblem(place);
  if (problem) throw invalidField('parent_id', problem);
}
