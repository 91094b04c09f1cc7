import { invalid } from '../../../http/errors';
import type { OldSlug } from '../../../published/page-entry';

/** The guide's own page, where visitors start. */
export const GUIDE_SLUG = 'huisstijl';

/** Pages that always exist: never renamed, deleted or moved under a parent. */
export const SYSTEM_SLUGS = ['home', GUIDE_SLUG];

export const SLUG_TAKEN = 'Deze slug is al in gebruik. Kies een andere.';

/** Maximum number of old slugs per page: autosaving while an editor types one makes several. */
const KEPT = 100;

/** The old slugs of a page whose slug changes at a given time. */
export const withOldSlug = (
  old: readonly OldSlug[],
  slug: { before: string; after: string },
  until: number,
): OldSlug[] => {
  const others = old.filter((each) => each.slug !== slug.before && each.slug !== slug.after);
  return [...others, { slug: slug.before, until }].slice(-KEPT);
};

/** Filters the old slugs to those to keep. Throws 400 at slugs that the page never had. */
export function selectOldSlugs(old: readonly OldSlug[], kept: readonly string[]): OldSlug[] {
  const known = new Set(old.map(({ slug }) => slug));
  const errors = kept.flatMap((slug, index): [string, string[]][] =>
    known.has(slug) ? [] : [[`old_slugs.${index}`, ['Dit is geen eerder adres van deze pagina.']]],
  );
  if (errors.length > 0) throw invalid(Object.fromEntries(errors));
  return old.filter(({ slug }) => kept.includes(slug));
}
