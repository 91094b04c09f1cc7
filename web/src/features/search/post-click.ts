import type { Hit } from '../../api/types';
import { API_PREFIX } from '../../lib/api/client';

/** Says which hit was opened, and not by whom. Nobody waits for it, and it survives the screen. */
export function postClick(q: string, { kind, id }: Hit, rank: number): void {
  void fetch(`${API_PREFIX}/search/clicks`, {
    method: 'POST',
    keepalive: true,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ q, kind, id, rank }),
  }).catch(() => undefined);
}
