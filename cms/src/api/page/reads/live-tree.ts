import type { Core } from '@strapi/strapi';
import { kindFor } from '../../../http/ready-kind';
import { getLive, type Snapshot } from '../../../live';
import { answerKey } from '../../../live/reader-key';
import type { ReadyAnswer } from '../../../live/ready-answers';
import type { Viewer } from '../../../permissions/viewer';
import { presentTree, treeFor } from '../presenters/tree';

const inputs = ({ pages }: Snapshot): unknown[] => [pages.tree];

/** The answer to a viewer who asks for the tree of live pages, ready to go. */
export async function liveTreeAnswer(strapi: Core.Strapi, viewer: Viewer): Promise<ReadyAnswer> {
  const live = getLive(strapi);
  const now = live.known() ?? (await live.snapshot());
  const key = answerKey('/api/v1/pages/map', viewer);
  const kept = live.answers.get(key, now);
  if (kept) return kept;
  const text = JSON.stringify({ data: presentTree(now.pages, treeFor(viewer)) });
  return live.answers.keep(key, now, { text, kind: kindFor(viewer), inputs });
}
