import { z } from 'zod';
import { defineRoute } from '../../../http/define-route';
import { likelyPageEntity } from '../../page/schemas/page-entity';
import { getData, getList } from '../../../http/schemas/plain';
import {
  clickInput,
  hitList,
  likelyQuery,
  missEntity,
  missListQuery,
  searchQuery,
  suggestionEntity,
  suggestQuery,
} from '../schemas/search';
import { synonymEntity, synonymInput, synonymListQuery } from '../schemas/synonym';

const example = { words: ['lettertype', 'font'] };

export default {
  routes: [
    defineRoute('GET', '/search', 'search.find', {
      access: 'all',
      limit: 'search',
      summary: 'Searches the pages, assets and files that the caller may see, the best hit first.',
      description:
        'Words match in any form, within compounds when there are few hits, and with a typo when nothing else does; "…" is a phrase.',
      query: searchQuery,
      response: hitList,
    }),
    defineRoute('GET', '/search/suggest', 'search.suggest', {
      access: 'all',
      limit: 'search',
      summary: 'At most eight titles and words that begin like what was typed.',
      query: suggestQuery,
      response: getData(z.array(suggestionEntity)),
    }),
    defineRoute('GET', '/search/likely', 'search.likely', {
      access: 'all',
      limit: 'search',
      summary:
        'At most three pages that may be meant by an address where nothing is, of those that the caller may see.',
      query: likelyQuery,
      response: getData(z.array(likelyPageEntity)),
    }),
    defineRoute('POST', '/search/clicks', 'search.click', {
      access: 'all',
      limit: 'search',
      summary: 'Counts that a hit was opened, without who did so.',
      body: clickInput,
      example: { q: 'logo', kind: 'page', id: 'p4x1', rank: 1 },
      answers: 'nothing',
    }),
    defineRoute('GET', '/admin/search/misses', 'search.misses', {
      access: 'admin',
      summary: 'What found nothing in the last 90 days, most sought first; never who sought it.',
      query: missListQuery,
      response: getList(missEntity),
    }),
    defineRoute('DELETE', '/admin/search/misses/:term', 'search.removeMiss', {
      access: 'admin',
      summary: 'Takes a term off that list.',
      answers: 'nothing',
    }),
    defineRoute('GET', '/admin/search/synonyms', 'search.synonyms', {
      access: 'admin',
      summary: 'Words that mean the same in a search.',
      query: synonymListQuery,
      response: getList(synonymEntity),
    }),
    defineRoute('GET', '/admin/search/synonyms/:id', 'search.findSynonym', {
      access: 'admin',
      summary: 'One such list.',
      response: getData(synonymEntity),
    }),
    defineRoute('POST', '/admin/search/synonyms', 'search.createSynonym', {
      access: 'admin',
      summary: 'Adds a list of words that mean the same; it counts at once.',
      body: synonymInput,
      example,
      response: getData(synonymEntity),
      errors: [409],
    }),
    defineRoute('PUT', '/admin/search/synonyms/:id', 'search.updateSynonym', {
      access: 'admin',
      summary: 'Replaces the words of such a list.',
      body: synonymInput,
      example,
      response: getData(synonymEntity),
      errors: [409, 412],
    }),
    defineRoute('DELETE', '/admin/search/synonyms/:id', 'search.removeSynonym', {
      access: 'admin',
      summary: 'Removes such a list.',
      answers: 'nothing',
    }),
  ],
};
