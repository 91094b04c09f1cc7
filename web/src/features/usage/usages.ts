import type { components } from '../../api/schema';

export type Usage = components['schemas']['Usage'];

export interface PageUsage {
  page: Usage['page'];
  blocks: NonNullable<Usage['block']>[];
}

export function byPage(usages: readonly Usage[]): PageUsage[] {
  const pages = new Map<string, PageUsage>();
  for (const { page, block } of usages) {
    const known = pages.get(page.id) ?? { page, blocks: [] };
    if (block) known.blocks.push(block);
    pages.set(page.id, known);
  }
  return [...pages.values()];
}

const LABELS: Record<string, string> = {
  text: 'Tekst',
  'text-asset': 'Tekst met asset',
  'text-assets': 'Tekst met assets',
  'text-asset-background': 'Tekst op achtergrond',
  'text-tile': 'Teksttegel',
  'text-tile-header': 'Teksttegel met kop',
  asset: 'Asset',
  'asset-card': 'Bestandskaart',
  assets: 'Assets',
  html: 'HTML',
  embed: 'Video insluiten',
  accordion: 'Uitklaplijst',
  quote: 'Citaat',
  colors: 'Kleuren',
  compare: 'Voor en na',
  'do-dont': 'Goed en fout',
  'logo-pack': 'Logowijzer',
  typography: 'Typografie',
  icons: 'Pictogrammen',
  jobs: 'Maakwijzer',
};

/** The label of a block; block types that maintainers added fall back to the type name. */
export const blockLabel = (type: string): string => LABELS[type] ?? type;

export const blockHash = (id: number): string => `#blok-${id}`;
