import type { Hit } from '../../api/types';
import { dutchNumber } from '../../lib/byte-size';

/** What hits are told apart by: what they are, and templates among files. */
export type Kind = Hit['kind'] | 'template';

export type Counts = Record<Kind, number>;

/** The kinds in the order in which they show. */
export const KINDS = ['page', 'template', 'asset', 'file', 'color'] as const satisfies readonly Kind[];

export const isKind = (value: string | null): value is Kind => KINDS.some((kind) => kind === value);

/** The name of each kind, as a choice. */
export const KIND_LABELS: Record<Kind, string> = {
  page: "Pagina's",
  template: 'Sjablonen',
  asset: 'Beeld',
  file: 'Documenten',
  color: 'Kleuren',
};

/** The groups of hits, in their fixed order. */
export const GROUPS: readonly { title: string; kinds: readonly Kind[] }[] = [
  { title: "Pagina's", kinds: ['page'] },
  { title: 'Sjablonen', kinds: ['template'] },
  { title: 'Bestanden', kinds: ['asset', 'file'] },
  { title: 'Kleuren', kinds: ['color'] },
];

const ALL: Record<Kind, string> = {
  page: "pagina's",
  template: 'sjablonen',
  asset: 'beelden',
  file: 'documenten',
  color: 'kleuren',
};

const ONE: Record<Kind, string> = {
  page: 'de pagina',
  template: 'het sjabloon',
  asset: 'het beeld',
  file: 'het document',
  color: 'de kleur',
};

/** "Alle 5 pagina's" */
export const allOf = (kind: Kind, count: number): string =>
  count === 1 ? `Bekijk ${ONE[kind]}` : `Alle ${dutchNumber(count)} ${ALL[kind]}`;

/** How many hits there are, of these kinds. */
export const countOf = (counts: Counts, kinds: readonly Kind[] = KINDS): number =>
  kinds.reduce((sum, kind) => sum + counts[kind], 0);

/** '1 treffer', '1.024 treffers' */
export const hitsInWords = (count: number): string =>
  `${dutchNumber(count)} ${count === 1 ? 'treffer' : 'treffers'}`;

/** The screen that lists all hits. */
export function searchPath(q: string, kind?: Kind, page = 1): string {
  const search = new URLSearchParams({ ...(q && { q }), ...(kind && { kind }) });
  if (page > 1) search.set('page', `${page}`);
  return search.size === 0 ? '/zoeken' : `/zoeken?${search}`;
}
