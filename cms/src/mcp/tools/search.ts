import { z } from 'zod';
import { findHits } from '../../api/search/lib/find-hits';
import type { HitResponse } from '../../api/search/schemas/search';
import { KINDS, type Kind } from '../../search/index/rows';
import { countHits } from '../../search/search';
import { toAddress } from '../context';
import { defineTool, words } from '../define-tool';

const MOST = 8;

const NAMES: Record<Kind, string> = { page: 'pagina', asset: 'beeld', file: 'bestand', color: 'kleur' };

function describeHit({ kind, title, crumbs, url, snippet, page, asset, color }: HitResponse): string {
  const about = [
    NAMES[kind],
    ...crumbs,
    ...(page && kind === 'page' ? [`slug: ${page.slug}`] : []),
    ...(asset ? [`asset: ${asset.id}`] : []),
    ...(color ? [`token: ${color.token}`, color.hex] : []),
  ].join(', ');
  const text = snippet
    .map((part) => part.text)
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
  return [`- ${title} (${about})`, ...(text ? [`  ${text}`] : []), `  ${toAddress(url)}`].join('\n');
}

export const searchTool = defineTool({
  name: 'search',
  title: 'Zoek in de huisstijl / Search the house style',
  description: [
    'Zoekt in de hele huisstijl: pagina’s met regels, beelden, bestanden met hun tekst, en kleuren. Geef een of een paar Nederlandse trefwoorden, geen hele zin ("hoofdletters kop", "logo foto"). Lees daarna met read_page de pagina voor de precieze regel. Elk antwoord heeft een adres: noem dat als bron.',
    'Searches the whole house style: pages with rules, pictures, files with their text, and colours. The content is Dutch: give one or a few Dutch keywords, not a sentence ("hoofdletters", "logo foto"). Then read the page with read_page for the exact rule. Each hit has an address: cite it as the source.',
  ],
  input: z.object({ q: words(200).describe('Trefwoorden, Nederlands / Keywords, in Dutch') }),
  run: async ({ strapi, viewer }, { q }) => {
    const slice = { kinds: KINDS, offset: 0, limit: MOST, isDraft: false, templates: undefined };
    const { hits, counts, corrected } = await findHits(strapi, viewer, q, slice);
    if (hits.length === 0) {
      return `Niets gevonden voor "${q}". Probeer minder of andere Nederlandse woorden, of list_pages. / Nothing found. Try fewer or other Dutch words, or list_pages.`;
    }
    const total = countHits(counts);
    return [
      ...(corrected ? [`Gezocht naar / Searched for: "${corrected}"`] : []),
      ...hits.map(describeHit),
      ...(total > hits.length ? [`${total - hits.length} meer / more: ${toAddress('/zoeken')}`] : []),
    ].join('\n');
  },
});
