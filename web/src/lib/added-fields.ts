import { PAGE_NAMES } from '../../../cms/src/utils/page-names';

/** The values of the fields that a maintainer added to pages, by name. */
export type AddedFields = Record<string, unknown>;

/** What an answer has of a page besides what the portal knows. */
export const getAddedFields = (page: object): AddedFields =>
  Object.fromEntries(Object.entries(page).filter(([name]) => !PAGE_NAMES.includes(name)));
