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
    defineRoute({
      method: 'GET',
      path: '/search',
      handler: 'search.find',
      access: 'all',
      limit: 'search',
      summary: 'Searches the pages, assets and files that the caller may see, the best hit first.',
      description:
        'Words match in any form, within compounds when there are few hits, and with a typo when nothing else does; "…" is a phrase.',
      query: searchQuery,
      response: hitList,
    }),
    defineRoute({
      method: 'GET',
      path: '/search/suggest',
      handler: 'search.suggest',
      access: 'all',
      limit: 'search',
      summary: 'At most eight titles and words that begin like what was typed.',
      query: suggestQuery,
      response: getData(z.array(suggestionEntity)),
    }),
    defineRoute({
      method: 'GET',
      path: '/search/likely',
      handler: 'search.likely',
      access: 'all',
      limit: 'search',
      summary:
        'At most three pages that may be meant by an address where nothing is, of those that the caller may see.',
      query: likelyQuery,
      response: getData(z.array(likelyPageEntity)),
    }),
    defineRoute({
      method: 'POST',
      path: '/search/clicks',
      handler: 'search.click',
      access: 'all',
      limit: 'search',
      summary: 'Counts that a hit was opened, without who did so.',
      body: clickInput,
      example: { q: 'logo', kind: 'page', id: 'p4x1', rank: 1 },
      answers: 'nothing',
    }),
    defineRoute({
      method: 'GET',
      path: '/admin/search/misses',
      handler: 'search.misses',
      access: 'admin',
      summary: 'What found nothing in the last 90 days, most sought first; never who sought it.',
      query: missListQuery,
      response: getList(missEntity),
    }),
    defineRoute({
      method: 'DELETE',
      path: '/admin/search/misses/:term',
      handler: 'search.removeMiss',
      access: 'admin',
      summary: 'Takes a term off that list.',
      answers: 'nothing',
    }),
    defineRoute({
      method: 'GET',
      path: '/admin/search/synonyms',
      handler: 'search.synonyms',
      access: 'admin',
      summary: 'Words that mean the same in a search.',
      query: synonymListQuery,
      response: getList(synonymEntity),
    }),
    defineRoute({
      method: 'GET',
      path: '/admin/search/synonyms/:id',
      handler: 'search.findSynonym',
      access: 'admin',
      summary: 'One such list.',
      response: getData(synonymEntity),
    }),
    defineRoute({
      method: 'POST',
      path: '/admin/search/synonyms',
      handler: 'search.createSynonym',
      access: 'admin',
      summary: 'Adds a list of words that mean the same; it counts at once.',
      body: synonymInput,
      example,
      response: getData(synonymEntity),
      errors: [409],
    }),
    defineRoute({
      method: 'PUT',
      path: '/admin/search/synonyms/:id',
      handler: 'search.updateSynonym',
      access: 'admin',
      summary: 'Replaces the words of such a list.',
      body: synonymInput,
      example,
      response: getData(synonymEntity),
      errors: [409, 412],
    }),
    defineRoute({
      method: 'DELETE',
      path: '/admin/search/synonyms/:id',
      handler: 'search.removeSynonym',
      access: 'admin',
      summary: 'Removes such a list.',
      answers: 'nothing',
    }),
  ],
};
