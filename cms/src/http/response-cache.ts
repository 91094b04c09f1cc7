import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Coding } from './coding';
import { entityTag } from './entity-tag';
import type { Viewer } from '../permissions/viewer';

/** The type of a response, and its cacheability. */
export interface ResponseVariant {
  type: string;
  cacheControl: string;
  /** Request headers that the response depends on. */
  vary: readonly string[];
}

const OPEN_JSON: ResponseVariant = {
  type: 'application/json; charset=utf-8',
  cacheControl: 'public, max-age=0, must-revalidate',
  vary: ['Accept-Encoding', 'Authorization'],
};

/** JSON for one viewer only, or not to be cached. */
export const PERSONAL_JSON: ResponseVariant = { ...OPEN_JSON, cacheControl: 'private, no-cache' };

/** The variant of JSON for a viewer. */
export const variantFor = (viewer: Viewer): ResponseVariant =>
  viewer.kind === 'anonymous' ? OPEN_JSON : PERSONAL_JSON;

/** HTML with public content only; varies on whether the browser renders pages itself. */
export const HTML: ResponseVariant = {
  type: 'text/html; charset=utf-8',
  cacheControl: 'no-cache',
  vary: ['Accept-Encoding', 'Cookie'],
};

/** The files of a public page. */
const publicText = (type: string): ResponseVariant => ({
  type: `${type}; charset=utf-8`,
  cacheControl: 'no-cache',
  vary: ['Accept-Encoding'],
});

export const CSS = publicText('text/css');
export const PAGE_DATA = publicText('application/json');
export const MARKDOWN = publicText('text/markdown');

/** Above this size, better compression takes longer than it saves: for a tree of 10,000 pages 60 ms instead of 10. */
const LARGE = 256 * 1024;
const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);
const PACK: Record<Coding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) =>
    packBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: bytes.length < LARGE ? 5 : 2 } }),
  gzip: (bytes) => packGzip(bytes, { level: bytes.length < LARGE ? 6 : 2 }),
};
/** Smaller responses hardly benefit from compression. */
const WORTH_PACKING = 1024;

/** A response as it is sent. */
export interface CachedResponse {
  bytes: Buffer;
  /** Its strong ETag, when it is not packed. */
  tag: string;
  kind: ResponseVariant;
  /** Whether compression makes it notably smaller. */
  isWorthPacking: boolean;
  /** The bytes in a coding, made on first use. */
  packed(coding: Coding): Promise<Buffer> | Buffer;
}

/** Makes content into a response that can be sent as is; its tag begins with a version where there is one. */
export function toCachedResponse(
  content: string | Buffer,
  kind: ResponseVariant,
  version?: string,
): CachedResponse {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  const packed: Partial<Record<Coding, Promise<Buffer> | Buffer>> = {};
  return {
    bytes,
    tag: entityTag(bytes, version),
    kind,
    isWorthPacking: bytes.length >= WORTH_PACKING,
    packed: (coding) => (packed[coding] ??= PACK[coding](bytes).then((done) => (packed[coding] = done))),
  };
}

/**
 * The inputs of a response at a given moment, in a fixed order; null when the viewer may not have it then.
 */
type InputsAt<Moment> = (moment: Moment) => readonly unknown[] | null;

/** A cached response with its inputs. */
interface CacheInput<Moment> {
  text: string;
  kind: ResponseVariant;
  inputs: InputsAt<Moment>;
}

interface CacheEntry<Moment> {
  answer: CachedResponse;
  inputsAt: InputsAt<Moment>;
  inputs: readonly unknown[] | null;
  /** The last moment at which the inputs were verified. */
  moment: Moment;
}

/**
 * Caches responses while their inputs are the same objects, up to a number of bytes. A moment is an object that stays
 * the same until anything at all changes, so inputs are only compared when the moment differs.
 */
export interface ResponseCache<Moment> {
  get(key: string, moment: Moment): CachedResponse | null;
  set(key: string, moment: Moment, made: CacheInput<Moment>): CachedResponse;
  /** Number of entries, their size, and the hits and misses. */
  stats(): { count: number; bytes: number; hits: number; misses: number };
}

/** A cache of at most so many bytes, with LRU eviction. */
export function createResponseCache<Moment>(maxBytes: number): ResponseCache<Moment> {
  const kept = new LRUCache<string, CacheEntry<Moment>>({
    maxSize: maxBytes,
    // Includes the compressed forms, each about a sixth of the original.
    sizeCalculation: ({ answer }, key) => Math.ceil(answer.bytes.length * 1.4) + key.length + 200,
  });
  let hits = 0;
  let misses = 0;

  function isSame(found: CacheEntry<Moment>, moment: Moment): boolean {
    if (found.moment === moment) return true;
    const { inputs } = found;
    const now = found.inputsAt(moment);
    if (!now || now.length !== inputs?.length || now.some((input, n) => input !== inputs[n])) return false;
    found.moment = moment;
    return true;
  }

  return {
    get(key, moment) {
      const found = kept.get(key);
      if (!found || !isSame(found, moment)) return null;
      hits += 1;
      return found.answer;
    },
    set(key, moment, { text, kind, inputs: inputsAt }) {
      misses += 1;
      const answer = toCachedResponse(text, kind);
      kept.set(key, { answer, inputsAt, inputs: inputsAt(moment), moment });
      return answer;
    },
    stats: () => ({ count: kept.size, bytes: kept.calculatedSize, hits, misses }),
  };
}
