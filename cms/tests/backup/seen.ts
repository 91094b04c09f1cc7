import type { Client } from '../support/client';
import type { Data, NodeBody } from '../support/wire';

const flat = (nodes: NodeBody[]): NodeBody[] => nodes.flatMap((node) => [node, ...flat(node.pages)]);

/** All that somebody gets of a portal: the tree and each page in it, by path. */
export async function pagesSeenBy(client: Client): Promise<Record<string, unknown>> {
  const tree = await client.get<Data<NodeBody[]>>('/pages/map');
  const seen: Record<string, unknown> = { '/pages/map': tree.body };
  for (const { slug } of flat(tree.body.data)) {
    const { status, body } = await client.get(`/pages/${slug}`);
    seen[`/pages/${slug}`] = { status, body };
  }
  return seen;
}

const LISTS = ['/admin/pages/map', '/assets?per_page=100', '/users', '/groups', '/site', '/admin/audit'];

/** What an admin has besides: drafts, the library, people, the log. */
export async function listsOf(admin: Client): Promise<Record<string, unknown>> {
  const seen: Record<string, unknown> = {};
  for (const path of LISTS) {
    const { status, body } = await admin.get(path);
    seen[path] = { status, body };
  }
  const drafts = await admin.get<Data<NodeBody[]>>('/admin/pages/map');
  for (const { id } of flat(drafts.body.data)) {
    const { status, body } = await admin.get(`/admin/pages/${id}/revisions`);
    seen[id] = { status, body };
  }
  return seen;
}
