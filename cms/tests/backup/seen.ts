import type { Client } from '../support/client';
import type { Data, NodeBody } from '../support/wire';

const flat = (nodes: NodeBody[]): NodeBody[] => nodes.flatMap((node) => [node, ...flat(node.pages)]);

async function getBody(client: Client, path: string): Promise<unknown> {
  const { status, body } = await client.get(path);
  if (status !== 200) throw new Error(`${path} answered ${status}`);
  return body;
}

/** All that a user gets of a portal: the tree and each page in it, by path. */
export async function pagesSeenBy(client: Client): Promise<Record<string, unknown>> {
  const tree = await client.get<Data<NodeBody[]>>('/pages/map');
  const seen: Record<string, unknown> = { '/pages/map': tree.body };
  for (const { slug } of flat(tree.body.data)) {
    seen[`/pages/${slug}`] = await getBody(client, `/pages/${slug}`);
  }
  return seen;
}

const LISTS = ['/admin/pages/map', '/admin/pages/deleted', '/assets', '/users', '/groups', '/site'];

/** What an admin has besides: drafts with their histories, the library, people, and of each asset what it had before. */
export async function getLists(admin: Client): Promise<Record<string, unknown>> {
  const seen: Record<string, unknown> = {};
  for (const path of LISTS) seen[path] = await getBody(admin, path);
  const drafts = await admin.get<Data<NodeBody[]>>('/admin/pages/map');
  for (const { id, slug } of flat(drafts.body.data)) {
    seen[`/admin/pages/${slug}`] = await getBody(admin, `/admin/pages/${slug}`);
    seen[`/admin/pages/${slug}/revisions`] = await getBody(admin, `/admin/pages/${id}/revisions`);
  }
  const assets = await admin.get<Data<{ id: string }[]>>('/assets');
  for (const { id } of assets.body.data) {
    for (const earlier of ['originals', 'earlier-files']) {
      const path = `/assets/${id}/${earlier}`;
      seen[path] = await getBody(admin, path);
    }
  }
  return seen;
}
