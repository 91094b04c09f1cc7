import type { IncomingMessage } from 'node:http';
import { getEnv } from '../../../../config/env';
import { matchesTag } from '../../../http/entity-tag';
import type { CachedResponse } from '../../../http/response-cache';
import { makeHeaders } from '../headers';

/** An answer as Node sends it. */
export interface Form {
  status: 200 | 304;
  /** Names and values in turn. */
  headers: readonly string[];
  body?: Buffer;
}

/** All forms of an answer; packed when somebody asked for that before. */
interface Forms {
  unchanged: Form;
  plain: Form;
  packed?: Form;
}

// Without a weight it is as welcome as anything; who weighs is answered further on. Who takes only others gets it plain.
const BROTLI = /(?:^|,) *br *(?:,|$)/;

/**
 * Makes the function that gives the form in which a request takes an answer; null when it is not ready in that one. The
 * headers of each are put together once.
 */
export function createForm(): (request: IncomingMessage, answer: CachedResponse) => Form | null {
  const common = Object.entries(makeHeaders()('/api')).flat();
  const otherOrigins = getEnv().corsOrigins.length > 0 ? ['Origin'] : [];
  const made = new WeakMap<CachedResponse, Forms>();

  function make({ tag, kind, bytes }: CachedResponse): Forms {
    const vary = [...kind.vary, ...otherOrigins].join(', ');
    const headers = [...common, 'ETag', tag, 'Cache-Control', kind.cacheControl, 'Vary', vary];
    const length = String(bytes.length);
    return {
      unchanged: { status: 304, headers },
      plain: {
        status: 200,
        headers: [...headers, 'Content-Type', kind.type, 'Content-Length', length],
        body: bytes,
      },
    };
  }

  function packedForm(forms: Forms, answer: CachedResponse): Form | null {
    const body = answer.packed();
    if (body === null) return forms.plain;
    if (!Buffer.isBuffer(body)) return null;
    const { headers } = forms.unchanged;
    const length = String(body.length);
    const own = ['Content-Type', answer.kind.type, 'Content-Encoding', 'br', 'Content-Length', length];
    return (forms.packed = { status: 200, headers: [...headers, ...own], body });
  }

  return ({ headers }, answer) => {
    let forms = made.get(answer);
    if (!forms) made.set(answer, (forms = make(answer)));
    const seen = headers['if-none-match'];
    if (seen !== undefined && matchesTag(seen, answer.tag)) return forms.unchanged;
    const coding = headers['accept-encoding'];
    if (!coding?.includes('br')) return forms.plain;
    return BROTLI.test(coding) ? (forms.packed ?? packedForm(forms, answer)) : null;
  };
}
