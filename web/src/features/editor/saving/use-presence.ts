import { useEffect, useState } from 'react';
import type { Presence } from '../../../api/types';
import { API_PREFIX } from '../../../lib/api/client';
import { accessToken } from '../../../lib/session/access-token';
import { sendPresence } from '../api';
import { keepPresenceId } from './presence-id';

/** The server drops a tab after 30 seconds of silence. */
const EVERY_MS = 12_000;

let kept: string | undefined;

const NOBODY: readonly Presence[] = [];

/** Uses `keepalive`, so that the request survives the tab. */
async function endPresence(page: string, tab: string): Promise<void> {
  const token = await accessToken();
  if (!token) return;
  const address = `${API_PREFIX}/admin/pages/${encodeURIComponent(page)}/presence?editor=${tab}`;
  const headers = { Authorization: `Bearer ${token}` };
  await fetch(address, { method: 'DELETE', keepalive: true, headers }).catch(() => undefined);
}

/** Reports that this tab edits a page while it is visible, and returns the other tabs that do. `fresh` is an id for it. */
export function usePresence(page: string | null, fresh: string): readonly Presence[] {
  const [tab] = useState(() => (kept ??= keepPresenceId(fresh)));
  const [others, setOthers] = useState(NOBODY);

  useEffect(() => {
    if (page === null) return;
    let isHere = true;
    const tell = (): void => {
      if (document.visibilityState !== 'visible') return;
      // Ignore failures: saving reports any real problem.
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
