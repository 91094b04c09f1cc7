import { z } from 'zod';
import { previewEntity } from '../../http/schemas/assets';
import type { FirstView } from './first-view';
import { getAddress } from './get-slug';
import { meta } from './meta';

/** Drawn of the portal's name, or chosen by admins. */
const CARD = '/pwa-512x512.png';

const assetWithPicture = z.object({
  title: z.string(),
  description: z.string(),
  original: z.object({ preview: previewEntity }),
});
type AssetWithPicture = z.output<typeof assetWithPicture>;

/** Above a message stands a picture in landscape, as wide as the message; a drawing beside a line of text is none. */
const LEAST_WIDTH = 600;
const isForCard = ({ original: { preview } }: AssetWithPicture): boolean =>
  preview.width >= LEAST_WIDTH && preview.width >= preview.height;

/** The first picture for a card that the blocks of a page show, whatever their type. */
function findPicture(value: unknown): AssetWithPicture | null {
  if (typeof value !== 'object' || value === null) return null;
  const { success, data } = assetWithPicture.safeParse(value);
  if (success && isForCard(data)) return data;
  for (const part of Object.values(value)) {
    const found = findPicture(part);
    if (found) return found;
  }
  return null;
}

/** The picture of a shared page (ogp.me): its first picture, else the portal's card. */
export function getPictureTags(view: FirstView, publicUrl: string): string[] {
  const picture = findPicture(view.data.page?.blocks);
  const card = meta('name', 'twitter:card', picture ? 'summary_large_image' : 'summary');
  if (!picture) return [meta('property', 'og:image', publicUrl + CARD), card];
  const { url, width, height } = picture.original.preview;
  return [
    meta('property', 'og:image', publicUrl + url),
    meta('property', 'og:image:width', width),
    meta('property', 'og:image:height', height),
    meta('property', 'og:image:alt', picture.description || picture.title),
    card,
  ];
}

/** Who this is and where the page stands, for search engines (schema.org). */
function getLinkedData({ data, trail }: FirstView, publicUrl: string): object {
  const { productName: name } = data.site;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'Organization', name, url: publicUrl, logo: publicUrl + CARD },
      {
        '@type': 'BreadcrumbList',
        itemListElement: trail.map(({ title, slug }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: title,
          item: publicUrl + getAddress(slug),
        })),
      },
    ],
  };
}

/** The metadata of a page for other sites and search engines. */
export const getSharing = (view: FirstView, publicUrl: string): string =>
  [
    ...getPictureTags(view, publicUrl),
    // A closing tag in a title must not end the script.
    `<script type="application/ld+json">${JSON.stringify(getLinkedData(view, publicUrl)).replaceAll('<', '\\u003c')}</script>`,
  ].join('');
