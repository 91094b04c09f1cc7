import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { APIRequestContext } from '@playwright/test';

const PAGES = path.join(import.meta.dirname, '..', '..', '..', 'cms', 'demo', 'content', 'pages');

/** The slugs of the demo's pages: other tests make pages of their own meanwhile. */
const slugs = readdirSync(PAGES).map((name) => name.replace(/^\d+-|\.json$/g, ''));

/** The paths of the demo's pages that every visitor may read. */
export async function findPublicPaths(request: APIRequestContext): Promise<string[]> {
  const map = await (await request.get('/sitemap.xml')).text();
  const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  const own = paths.filter((each) => each === '/' || slugs.includes(path.basename(each)));
  if (own.length < 15) throw new Error('The demo is not in the portal');
  return own;
}
