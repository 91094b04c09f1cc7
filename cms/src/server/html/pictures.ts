import { z } from 'zod';
import type { PublishedPage } from '../../api/page/lib/reads/live-page';
import { previewEntity } from '../../http/schemas/assets';
import type { SiteAnswer } from '../../http/schemas/site';
import { escapeHtml } from './escape-html';

/** The first block of the home page, when the portal shows it over the whole window. */
const hero = z.object({
  type: z.literal('text-asset-background'),
  backgroundAsset: z.object({ original: z.object({ preview: previewEntity }) }),
  // As large as it was drawn, it is another one of its set.
  settings: z.object({ backgroundSize: z.literal('default') }),
});

const preload = (attributes: Record<string, string>): string => {
  const all = Object.entries(attributes).map(([name, value]) => `${name}="${escapeHtml(value)}"`);
  return `<link rel="preload" as="image" ${all.join(' ')} />`;
};

/**
 * Tells a browser of the picture that the home page opens with, before any script of the portal runs. No more urgent than
 * other pictures: without the scripts there is no page to show it on.
 */
export function heroPreload(page: PublishedPage | null): string {
  const found = page?.slug === 'home' ? hero.safeParse(page.blocks[0]) : undefined;
  if (!found?.success) return '';
  const { url, srcset } = found.data.backgroundAsset.original.preview;
  return preload({ href: url, imagesrcset: srcset, imagesizes: '100vw' });
}

/** The same for a logo of the hospital's own; that of the product comes with the styles. */
export const logoPreload = ({ logo }: SiteAnswer): string =>
  logo?.preview ? preload({ href: logo.preview.url }) : '';
