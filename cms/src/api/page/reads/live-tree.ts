import type { Core } from '@strapi/strapi';
import { getLive } from '../../../live';
import { readerKey } from '../../../live/reader-key';
import type { ReadyAnswer } from '../../../live/ready-answers';
import type { Viewer } from '../../../permissions/viewer';
import { presentTree, treeFor } from '../presenters/tree';

/** The answer to a viewer who asks for the tree of live pages, ready to go. */
export async function liveTreeAnswer(strapi: Core.Strapi, viewer: Viewer): Promise<ReadyAnswer> {
  const live = getLive(strapi);
  const now = live.known() ?? (await live.snapshot());
  const key = `tree ${readerKey(viewer)}`;
  const inputs = () => [now.pages.tree];
  const made = () => JSON.stringify({ data: presentTree(now.pages, treeFor(viewer)) });
  return live.answers.get(key, now, inputs) ?? live.answers.keep(key, now, inputs(), made());
}
