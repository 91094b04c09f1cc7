import { z } from 'zod';
import { findHits } from '../../api/search/lib/find-hits';
import { assetAbilities } from '../../permissions/abilities';
import { getPublished, type PublishedAsset } from '../../published';
import { getCollection } from '../../published/collections';
import { compareNames } from '../../utils/dutch-order';
import { describeAsset } from '../assets';
import { toAddress, type ToolContext } from '../context';
import { defineTool, words } from '../define-tool';

const MOST_FOUND = 5;
const MOST_HITS = 20;
const MOST_PAGES = 3;
const MOST_TEMPLATES = 40;

const describeAll = async (context: ToolContext, assets: readonly PublishedAsset[]): Promise<string> =>
  (await Promise.all(assets.map((asset) => describeAsset(context, asset)))).join('\n');

/** What to do when nothing is called so: the pages about it tell which version is meant. */
async function describeNone({ strapi, viewer }: ToolContext, q: string): Promise<string> {
  const slice = {
    kinds: ['page'] as const,
    offset: 0,
    limit: MOST_PAGES,
    isDraft: false,
    templates: undefined,
  };
  const { hits } = await findHits(strapi, viewer, q, slice);
  const pages = hits.map(({ title, url }) => `- ${title} ${toAddress(url)}`);
  return [
    `Geen bestand gevonden voor "${q}". Probeer één Nederlands woord. / No file found. Try one Dutch word.`,
    ...(pages.length > 0 ? ['Dit gaat erover (read_page) / these are about it:', ...pages] : []),
  ].join('\n');
}

export const findAssetsTool = defineTool({
  name: 'find_assets',
  title: 'Zoek beeld en bestanden / Find pictures and files',
  description: [
    'Zoekt logo’s, foto’s, pictogrammen, films en documenten om te gebruiken, met waar elk voor is en in welke formaten je het kunt krijgen. Zoek met een of twee Nederlandse woorden ("logo wit", "logo", "poster"). Haal er een op met get_download. Twijfel je welke versie mag, lees dan eerst de regels met search en read_page.',
    'Finds logos, photos, icons, films and documents to use, with what each is for and the formats it comes in. Search with one or two Dutch words ("logo wit" for a white logo, "logo", "poster"). Fetch one with get_download. When in doubt which version is allowed, first read the rules with search and read_page.',
  ],
  input: z.object({ q: words(200).describe('Trefwoorden, Nederlands / Keywords, in Dutch') }),
  run: async (context, { q }) => {
    const { strapi, viewer } = context;
    const slice = { offset: 0, limit: MOST_HITS, isDraft: false, templates: undefined };
    const { hits } = await findHits(strapi, viewer, q, { ...slice, kinds: ['asset', 'file'] });
    const ids = [...new Set(hits.flatMap(({ asset }) => asset?.id ?? []))];
    const { assets } = await getPublished(strapi).snapshotFor(viewer);
    const found = ids.flatMap((id) => assets.get(id) ?? []);
    if (found.length === 0) return describeNone(context, q);
    const left = found.length - MOST_FOUND;
    return [
      await describeAll(context, found.slice(0, MOST_FOUND)),
      ...(left > 0 ? [`En nog ${left}: zoek preciezer. / And ${left} more: search more precisely.`] : []),
    ].join('\n');
  },
});

export const listTemplatesTool = defineTool({
  name: 'list_templates',
  title: 'Alle sjablonen / All templates',
  description: [
    'De sjablonen van de huisstijl om zelf in te vullen, zoals een brief in Word of een presentatie in PowerPoint, met de formaten om ze op te halen met get_download.',
    'The templates of the house style to fill in yourself, such as a letter in Word or a presentation in PowerPoint, with the formats to fetch them in with get_download.',
  ],
  input: z.object({}),
  run: async (context) => {
    const { strapi, viewer } = context;
    const { assets, pages } = await getPublished(strapi).snapshotFor(viewer);
    const templates = [...assets.values()]
      .filter((asset) => {
        const places = pages.placements.get(asset.id) ?? [];
        return getCollection(asset, places) === 'templates' && assetAbilities(viewer, asset, places).view;
      })
      .sort((one, other) => compareNames(one.title, other.title));
    if (templates.length === 0) {
      return 'Er zijn geen sjablonen die je mag zien. / There are no templates that you may see.';
    }
    const left = templates.length - MOST_TEMPLATES;
    return [
      await describeAll(context, templates.slice(0, MOST_TEMPLATES)),
      ...(left > 0 ? [`En nog ${left}: gebruik find_assets. / And ${left} more: use find_assets.`] : []),
      `Alles / All: ${toAddress('/bestanden')}`,
    ].join('\n');
  },
});
