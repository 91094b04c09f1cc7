import type { Core } from '@strapi/strapi';
import { getPublished } from '../../../published';
import type { Suggestion } from '../../../search/suggest';
import { getPagePath } from './page-path';

/** The API form of a suggestion: a title leads to its page or asset, a word or a colour to a search. */
export const presentSuggestion = (strapi: Core.Strapi) => (suggestion: Suggestion) => {
  const { kind, text } = suggestion;
  if (kind === 'word' || kind === 'color') return { text, url: null, kind };
  const now = getPublished(strapi).latest();
  const page = kind === 'page' ? now?.pages.byId.get(suggestion.subject) : undefined;
  return { text, url: page && now ? getPagePath(now, page) : `/bestanden/${suggestion.subject}`, kind };
};
