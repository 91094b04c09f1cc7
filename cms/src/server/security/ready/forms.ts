import type { IncomingMessage } from 'node:http';
import { getEnv } from '../../../../config/env';
import { HTML, type CachedResponse } from '../../../http/response-cache';
import { getWanted, makeForm } from '../../../http/send-cached';
import { oncePer } from '../../../utils/once-per';
import { makeHeaders } from '../headers';

/** A response as Node sends it. */
export interface Form {
  status: 200 | 304;
  /** Alternating names and values. */
  headers: readonly string[];
  body?: Buffer;
}

/** All forms of a response, each made once: by its coding, known or not. */
type Forms = Map<string, Form>;

/**
 * Makes the function that returns the form of a response for a request; null when that form is not ready. The
 * headers of each form are built once.
 */
export function createForm(): (request: IncomingMessage, answer: CachedResponse) => Form | null {
  const getHeaders = makeHeaders();
  const ofApi = Object.entries(getHeaders('/api')).flat();
  const ofPages = Object.entries(getHeaders('/')).flat();
  const otherOrigins = getEnv().corsOrigins.length > 0 ? ['Origin'] : [];
  const getForms = oncePer<CachedResponse, Forms>(() => new Map());

  function make(answer: CachedResponse, wanted: ReturnType<typeof getWanted>): Form | null {
    const { coding, isKnown } = wanted;
    const bytes = coding && !isKnown ? answer.packed(coding) : answer.bytes;
    if (!Buffer.isBuffer(bytes)) return null;
    const { headers, vary, ...form } = makeForm(answer, wanted, bytes);
    const isPage = answer.kind === HTML;
    const varies = isPage ? vary : [...vary, ...otherOrigins];
    const own = Object.entries({ ...headers, Vary: varies.join(', ') }).flat();
    return { ...form, headers: [...(isPage ? ofPages : ofApi), ...own] };
  }

  return ({ headers }, answer) => {
    const forms = getForms(answer);
    const wanted = getWanted(headers, answer);
    const key = `${wanted.coding} ${wanted.isKnown}`;
    const form = forms.get(key) ?? make(answer, wanted);
    if (form) forms.set(key, form);
    return form;
  };
}
