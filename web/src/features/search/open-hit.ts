import type { Hit } from '../../api/types';
import { markArrival } from './mark-arrival';
import { getSoughtWords } from './mark-words';
import { postClick } from './post-click';
import { addRecent } from './recent';

/** What goes with opening a hit: it is counted, remembered, and shown where it leads. */
export function openHit(q: string, hit: Hit, rank: number): void {
  addRecent(q);
  postClick(q, hit, rank);
  const marked = hit.snippet.flatMap(({ text, mark }) => (mark ? getSoughtWords(text) : []));
  markArrival(hit.url, marked.length > 0 ? [...new Set(marked)] : getSoughtWords(q));
}
