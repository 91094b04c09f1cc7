import type { Page } from '../../api/types';
import { createPage, fetchDraft, fetchTypes } from './api';
import { getDraft, newDraft, writeChanges } from './state/wire';

const LONGEST_TITLE = 255;
const ENDING = ' (kopie)';

/** Makes a page with the content of the draft at a slug; it is a draft with an address of its own. */
export async function copyPage(slug: string): Promise<Page> {
  const [page, types] = await Promise.all([fetchDraft(slug), fetchTypes()]);
  const draft = getDraft(page);
  const title = `${draft.title.slice(0, LONGEST_TITLE - ENDING.length)}${ENDING}`;
  return createPage(writeChanges(types, { ...draft, title, slug: '' }, newDraft(types)));
}
