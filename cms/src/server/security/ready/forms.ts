import type { IncomingMessage } from 'node:http';
import { getEnv } from '../../../../config/env';
import { matchesTag } from '../../../http/entity-tag';
import type { CachedResponse } from '../../../http/response-cache';
import { makeHeaders } from '../headers';

/** A response as Node sends it. */
export interface Form {
  status: 200 | 304;
  /** Alternating names and values. */
  headers: readonly string[];
  body?: Buffer;
}

/** All forms of a response; compressed once a client has asked for that. */
interface Forms {
  unchanged: Form;
  plain: Form;
  packed?: Form;
}

// Matches brotli without a weight; weighted requests are handled by the regular chain. Clients without brotli
// get it uncompressed.
const BROTLI = /(?:^|,) *br *(?:,|$)/;

/**
 * Makes the function that returns the form of a response for a request; null when that form is not ready. The
 * headers of each form are built once.
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
