import { readTexts } from '../../search/files/read-texts';
import { sweepMisses } from '../../search/misses';
import { prepareSearch } from '../../search/prepare';
import type { Lifecycle } from '../../utils/lifecycle';
import { guardSynonyms } from './documents';
import { ensureSynonyms } from './lib/synonyms';

export const searchLifecycle: Lifecycle = {
  register: guardSynonyms,
  async start(strapi, onStop) {
    await prepareSearch(strapi);
    await ensureSynonyms(strapi);
    onStop(readTexts(strapi));
  },
  jobs: { sweepMisses: ['20 3 * * *', sweepMisses] },
};
