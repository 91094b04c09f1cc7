import type { APIRequestContext } from '@playwright/test';

/** The paths of the pages that every visitor may read. */
export async function getPublicPaths(request: APIRequestContext): Promise<string[]> {
  const map = await (await request.get('/sitemap.xml')).text();
  return [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}
