import type { IncomingMessage } from 'node:http';
import { getEnv } from '../../../../config/env';
import { HTML, type CachedResponse } from '../../../http/response-cache';
import { isKnown, makeForm } from '../../../http/send-cached';
import { oncePer } from '../../../utils/once-per';
import { makeHeaders } from '../headers';

/** A response as Node sends it. */
export interface Form {
  status: 200 | 304;
  /** Alternating names and values. */
  headers: readonly string[];
  body?: Buffer;
}

/** All forms of a response, each made once. */
type Forms = Partial<Record<'known' | 'plain' | 'packed', Form>>;

// Matches brotli without a weight; weighted requests are handled by the regular chain. Clients without brotli
// get it uncompressed.
const BROTLI = /(?:^|,) *br *(?:,|$)/;

/**
 * Makes the function that returns the form of a response for a request; null when that form is not ready. The
 * headers of each form are built once.
 */
export function createForm(): (request: IncomingMessage, answer: CachedResponse) => Form | null {
  const getHeaders = makeHeaders();
  const ofApi = Object.entries(getHeaders('/api')).flat();
  const ofPages = Object.entries(getHeaders('/')).flat();
  const otherOrigins = getEnv().corsOrigins.length > 0 ? ['Origin'] : [];
  const getForms = oncePer<CachedResponse, Forms>(() => ({}));

  function make(answer: CachedResponse, packed: Buffer | 'known' | null): Form {
    const { headers, vary, ...form } = makeForm(answer, packed);
    const isPage = answer.kind === HTML;
    const varies = isPage ? vary : [...vary, ...otherOrigins];
    const own = Object.entries({ ...headers, Vary: varies.join(', ') }).flat();
    return { ...form, headers: [...(isPage ? ofPages : ofApi), ...own] };
  }

  function packedForm(forms: Forms, answer: CachedResponse): Form | null {
    const body = answer.packed();
    if (body === null) return (forms.plain ??= make(answer, null));
    return Buffer.isBuffer(body) ? (forms.packed ??= make(answer, body)) : null;
  }

  return ({ headers }, answer) => {
    const forms = getForms(answer);
    if (isKnown(headers['if-none-match'], answer)) return (forms.known ??= make(answer, 'known'));
    const coding = headers['accept-encoding'];
    if (!coding?.includes('br')) return (forms.plain ??= make(answer, null));
    return BROTLI.test(coding) ? (forms.packed ?? packedForm(forms, answer)) : null;
  };
}
