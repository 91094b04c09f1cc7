import { z } from 'zod';
import type { PublishedPage } from '../../api/page/lib/reads/live-page';
import { previewEntity } from '../../http/schemas/assets';
import type { SiteResponse } from '../../http/schemas/site';
import { escapeHtml } from '../../utils/escape-html';

/** The first block of the home page, when it fills the whole window. */
const hero = z.object({
  type: z.literal('text-asset-background'),
  backgroundAsset: z.object({ original: z.object({ preview: previewEntity }) }),
  // At its natural size another picture of its set is used.
  settings: z.object({ backgroundSize: z.literal('default') }),
});

const preload = (attributes: Record<string, string>): string => {
  const all = Object.entries(attributes).map(([name, value]) => `${name}="${escapeHtml(value)}"`);
  return `<link rel="preload" as="image" ${all.join(' ')} />`;
};

/**
 * Preloads the opening picture of the home page before any script runs. Its priority stays that of other
 * pictures, because the page needs the scripts first.
 */
export function heroPreload(page: PublishedPage | null): string {
  const found = page?.slug === 'home' ? hero.safeParse(page.blocks[0]) : undefined;
  if (!found?.success) return '';
  const { url, srcset } = found.data.backgroundAsset.original.preview;
  return preload({ href: url, imagesrcset: srcset, imagesizes: '100vw' });
}

/** Preloads the hospital's own logo; the default logo is part of the stylesheet. */
export const logoPreload = ({ logo }: SiteResponse): string =>
  logo?.preview ? preload({ href: logo.preview.url }) : '';
