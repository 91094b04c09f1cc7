import { PAGE_NAMES } from 'cms/shared/page-names';

/** The values of the fields that a maintainer added to pages, by name. */
export type AddedFields = Record<string, unknown>;

/** What an answer has of a page besides what the portal knows; undefined for nothing. */
export function getAddedFields(page: object): AddedFields | undefined {
  const added = Object.entries(page).filter(([name]) => !PAGE_NAMES.includes(name));
  return added[0] && Object.fromEntries(added);
}
