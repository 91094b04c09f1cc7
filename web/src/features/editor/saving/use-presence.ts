import { useEffect, useState } from 'react';
import type { Presence } from '../../../api/types';
import { API_BASE } from '../../../lib/api/client';
import { accessToken } from '../../../lib/session/access-token';
import { sendPresence } from '../api';

/** The server forgets a tab that has said nothing for 30 seconds. */
const EVERY_MS = 12_000;

const NOBODY: readonly Presence[] = [];

/** Goes out even when the tab closes. */
async function endPresence(page: string, tab: string): Promise<void> {
  const token = await accessToken();
  if (!token) return;
  const address = `${API_BASE}/admin/pages/${encodeURIComponent(page)}/presence?editor=${tab}`;
  const headers = { Authorization: `Bearer ${token}` };
  await fetch(address, { method: 'DELETE', keepalive: true, headers }).catch(() => undefined);
}

/** Tells that this tab edits a page for as long as somebody looks at it, and gives the other tabs that do. */
export function usePresence(page: string | null, tab: string): readonly Presence[] {
  const [others, setOthers] = useState(NOBODY);

  useEffect(() => {
    if (page === null) return;
    let isHere = true;
    const tell = (): void => {
      if (document.visibilityState !== 'visible') return;
      // That nobody can tell is no news: saving tells what is wrong.
      sendPresence(page, tab).then(
        (next) => isHere && setOthers(next),
        () => undefined,
      );
    };
    const end = (): void => void endPresence(page, tab);
    tell();
    const timer = setInterval(tell, EVERY_MS);
    document.addEventListener('visibilitychange', tell);
    window.addEventListener('pagehide', end);
    return () => {
      isHere = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tell);
      window.removeEventListener('pagehide', end);
      setOthers(NOBODY);
      end();
    };
  }, [page, tab]);

  return others;
}
