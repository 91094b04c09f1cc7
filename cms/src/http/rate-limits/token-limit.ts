import { LRUCache } from 'lru-cache';
import { getEnv } from '../../../config/env';
import { limitRefusals } from '../../metrics/meters';
import type { Viewer } from '../../permissions/viewer';
import { tooMany } from '../errors';

/** The requests that an API token may make in a window. */
const QUOTA = 600;
const WINDOW_SECONDS = 60;

const WINDOW_MS = WINDOW_SECONDS * 1000;

/** More tokens than any portal has; beyond it the one used longest ago starts again. */
const MOST = 10_000;

interface Window {
  used: number;
  endsAt: number;
}

// Per instance and in memory, because counting must not wait: most reads need no query at all.
const windows = new LRUCache<string, Window>({ max: MOST });

const getSecondsLeft = ({ endsAt }: Window, now: number): number =>
  Math.max(1, Math.ceil((endsAt - now) / 1000));

/** The fields of draft-ietf-httpapi-ratelimit-headers (structured fields), by name. */
interface RateLimitHeaders {
  'RateLimit-Policy': string;
  RateLimit: string;
}

const POLICY = `"token";q=${QUOTA};w=${WINDOW_SECONDS}`;

/** A request of an API token after counting. */
interface CountedRequest {
  headers: RateLimitHeaders;
  /** Seconds until the next window; 0 when the request is within the limit. */
  wait: number;
}

function getWindow(id: string, now: number): Window {
  const open = windows.get(id);
  if (open && open.endsAt > now) return open;
  const next = { used: 0, endsAt: now + WINDOW_MS };
  windows.set(id, next);
  return next;
}

/** Counts a request of the API token with this id. */
export function countTokenRequest(id: string, now = Date.now()): CountedRequest {
  const window = getWindow(id, now);
  window.used += 1;
  const left = getSecondsLeft(window, now);
  const isOver = window.used > QUOTA && getEnv().rateLimit;
  return {
    headers: {
      'RateLimit-Policy': POLICY,
      RateLimit: `"token";r=${Math.max(0, QUOTA - window.used)};t=${left}`,
    },
    wait: isOver ? left : 0,
  };
}

/**
 * Counts a request when its viewer is an API token, and sets the headers that tell it so; throws 429 when it is one too
 * many.
 */
export function limitToken(viewer: Viewer, setHeaders: (headers: Record<string, string>) => void): void {
  if (viewer.kind !== 'token') return;
  const { headers, wait } = countTokenRequest(viewer.id);
  setHeaders({ ...headers });
  if (wait === 0) return;
  limitRefusals.inc({ limit: 'api-token' });
  throw tooMany(wait);
}
