import type { IncomingMessage } from 'node:http';
import { getEnv } from '../../../../config/env';
import { HTML, type CachedResponse } from '../../../http/response-cache';
import { negotiate, prepareResponse } from '../../../http/send-cached';
import { memoizeByObject } from '../../../utils/memoize-by-object';
import { makeHeaders } from '../headers';

/** A response as Node sends it. */
export interface NodeResponse {
  status: 200 | 304;
  /** Alternating names and values. */
  headers: readonly string[];
  body?: Buffer;
}

/** All variants of a response, each created once: by coding, and whether the client has the content. */
type NodeResponses = Map<string, NodeResponse>;

/**
 * Creates the function that returns the variant of a response for a request; null when it is not ready. The headers of
 * each variant are built once.
 */
export function createNodeResponses(): (
  request: IncomingMessage,
  answer: CachedResponse,
) => NodeResponse | null {
  const getHeaders = makeHeaders();
  const ofApi = Object.entries(getHeaders('/api')).flat();
  const ofPages = Object.entries(getHeaders('/')).flat();
  const otherOrigins = getEnv().corsOrigins.length > 0 ? ['Origin'] : [];
  const getForms = memoizeByObject<CachedResponse, NodeResponses>(() => new Map());

  function make(answer: CachedResponse, wanted: ReturnType<typeof negotiate>): NodeResponse | null {
    const { coding, isKnown } = wanted;
    const bytes = coding && !isKnown ? answer.packed(coding) : answer.bytes;
    if (!Buffer.isBuffer(bytes)) return null;
    const { headers, vary, ...form } = prepareResponse(answer, wanted, bytes);
    const isPage = answer.kind === HTML;
    const varies = isPage ? vary : [...vary, ...otherOrigins];
    const own = Object.entries({ ...headers, Vary: varies.join(', ') }).flat();
    return { ...form, headers: [...(isPage ? ofPages : ofApi), ...own] };
  }

  return ({ headers }, answer) => {
    const forms = getForms(answer);
    const wanted = negotiate(headers, answer);
    const key = `${wanted.coding} ${wanted.isKnown}`;
    const form = forms.get(key) ?? make(answer, wanted);
    if (form) forms.set(key, form);
    return form;
  };
}
