import useSWR, { mutate } from 'swr';
import type { components } from '../../api/schema';
import type { List } from '../../api/types';
import { api } from '../../lib/api/client';
import { loadEvery } from '../../lib/api/load-every';
import type { VersionHeader } from '../../lib/shared-form/save-merged';
import { matchesKey, swrKey } from '../../lib/swr-keys';

export type Synonym = components['schemas']['Synonym'];
export type Miss = components['schemas']['SearchMiss'];

const MISSES_PER_PAGE = 25;

/** One page of the terms that found nothing, most sought first. */
export const useMisses = (page: number) =>
  useSWR<List<Miss>, unknown>(
    swrKey('search-words', 'misses', page),
    () => api.GET('/admin/search/misses', { params: { query: { page, pageSize: MISSES_PER_PAGE } } }),
    { keepPreviousData: true },
  );

export const useSynonyms = () =>
  useSWR<Synonym[], unknown>(swrKey('search-words', 'synonyms'), () =>
    loadEvery((query) => api.GET('/admin/search/synonyms', { params: { query } })),
  );

const refresh = (of: 'misses' | 'synonyms') => mutate((key) => matchesKey(key, 'search-words', of));

export async function removeMiss(term: string): Promise<void> {
  await api.DELETE('/admin/search/misses/{term}', { params: { path: { term } } });
  await refresh('misses');
}

export async function createSynonym(words: string[]): Promise<void> {
  await api.POST('/admin/search/synonyms', { body: { words } });
  await refresh('synonyms');
}

/** Replaces the words of a list. Throws 412 when somebody else changed it since it was read. */
export async function updateSynonym(id: string, words: string[], header: VersionHeader): Promise<void> {
  await api.PUT('/admin/search/synonyms/{id}', { params: { path: { id }, header }, body: { words } });
  await refresh('synonyms');
}

export async function removeSynonym(id: string): Promise<void> {
  await api.DELETE('/admin/search/synonyms/{id}', { params: { path: { id } } });
  await refresh('synonyms');
}
