import type { Core } from '@strapi/strapi';
import { audit, changes } from '../../../audit';
import { contentHash, contentText } from '../../../published/content';
import { getPageSnapshot, type PageState } from './snapshot';

/** A write of a draft; `before` is null when it created the page. */
export interface DraftWrite {
  id: string;
  version: number;
  before: PageState | null;
  after: PageState;
}

const computeHash = ({ content }: PageState): string => contentHash(contentText(content));

/** Writes the audit log entry of a created page or a saved draft. Call it in the transaction of the write. */
export async function auditDraft(strapi: Core.Strapi, { id, version, before, after }: DraftWrite) {
  const details = {
    version,
    contentChanged: !before || computeHash(before) !== computeHash(after),
    ...changes(before && getPageSnapshot(before), getPageSnapshot(after)),
  };
  await audit(strapi, { action: before ? 'page.update' : 'page.create', subject: id, details });
}
