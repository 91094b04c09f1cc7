import { RECENT_SEARCHES } from '../../lib/session/session-marker';

const MOST = 6;

/** The last searches of this login, the newest first; none where the browser keeps nothing. */
export function readRecent(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(RECENT_SEARCHES) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

function keep(searches: string[]): string[] {
  try {
    localStorage.setItem(RECENT_SEARCHES, JSON.stringify(searches.slice(0, MOST)));
  } catch {
    // Full or forbidden: searching works without.
  }
  return searches.slice(0, MOST);
}

/** Remembers a search that led somewhere. */
export function addRecent(q: string): void {
  const sought = q.trim();
  if (sought) keep([sought, ...withoutSearch(sought)]);
}

const withoutSearch = (q: string): string[] =>
  readRecent().filter((one) => one.toLowerCase() !== q.toLowerCase());

export const removeRecent = (q: string): string[] => keep(withoutSearch(q));
