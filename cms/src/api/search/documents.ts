import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { guardFields } from '../../http/outside-writes';
import { splitWords, SYNONYM } from '../../search/query/synonyms';
import { changeSynonyms, refuseDuplicate } from './lib/synonyms';
import { synonymInput } from './schemas/synonym';

/** Applies the portal's rules to lists of synonyms written in Strapi's content manager, with commas between the words. */
export function guardSynonyms(strapi: Core.Strapi): void {
  const words = z
    .string()
    .transform(splitWords)
    .pipe(synonymInput.shape.words)
    .transform((list) => list.join(', '));
  guardFields(strapi, {
    uid: SYNONYM,
    shape: { words },
    write: (data, own, next) =>
      changeSynonyms(strapi, async () => {
        if (typeof data.words === 'string') await refuseDuplicate(strapi, splitWords(data.words), own);
        return next();
      }),
  });
}
