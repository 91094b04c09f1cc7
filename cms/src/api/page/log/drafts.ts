import type { Core } from '@strapi/strapi';
import { audit, changes } from '../../../audit';
import { contentText } from '../../../live/content';
import { pageFacts, type PageState } from './facts';

/** A write of a draft; `before` is null when it made the page. */
export interface DraftWrite {
  id: string;
  version: number;
  before: PageState | null;
  after: PageState;
}

/** Notes that a page was made or its draft saved. Call it in the transaction of the write. */
export async function noteDraft(strapi: Core.Strapi, { id, version, before, after }: DraftWrite) {
  const details = {
    version,
    contentChanged: !before || contentText(before.content) !== contentText(after.content),
    ...changes(before && pageFacts(before), pageFacts(after)),
  };
  await audit(strapi, { action: before ? 'page.update' : 'page.create', subject: id, details });
}
