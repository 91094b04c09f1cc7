import type { Hit } from '../../api/types';
import { markArrival } from './mark-arrival';
import { getSearchWords } from './mark-words';
import { postClick } from './post-click';
import { addRecent } from './recent';

/** Handles opening a hit: counts it, remembers the search, and highlights the target. */
export function openHit(q: string, hit: Hit, rank: number): void {
  addRecent(q);
  postClick(q, hit, rank);
  const marked = hit.snippet.flatMap(({ text, mark }) => (mark ? getSearchWords(text) : []));
  markArrival(hit.url, marked.length > 0 ? [...new Set(marked)] : getSearchWords(q));
}
