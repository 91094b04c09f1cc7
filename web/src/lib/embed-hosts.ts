import type { Site } from '../api/types';
import { useSite } from './site';

/** Whose videos, posts and maps may be shown. A copy that a browser kept of an earlier version does not say. */
export function useEmbedHosts(): readonly string[] | undefined {
  const { embedHosts }: Partial<Site> = useSite();
  return embedHosts;
}
