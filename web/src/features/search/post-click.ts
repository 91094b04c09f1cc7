import type { Hit } from '../../api/types';
import { API_PREFIX } from '../../lib/api/client';

/** Counts an opened hit, anonymously. Fire and forget: it survives the screen. */
export function postClick(q: string, { kind, id }: Hit, rank: number): void {
  void fetch(`${API_PREFIX}/search/clicks`, {
    method: 'POST',
    keepalive: true,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ q, kind, id, rank }),
  }).catch(() => undefined);
}
