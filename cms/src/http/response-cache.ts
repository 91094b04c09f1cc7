import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { entityTag } from './entity-tag';
import type { ResponseVariant } from './response-variant';

const pack = promisify(brotliCompress);
const QUALITY = { [constants.BROTLI_PARAM_QUALITY]: 5 };
/** Below this a packed answer is hardly smaller. */
const WORTH_PACKING = 1024;

/** An answer as it goes out. */
export interface CachedResponse {
  bytes: Buffer;
  /** Its strong entity tag. */
  tag: string;
  kind: ResponseVariant;
  /** The same by brotli, made when somebody first asks for it; null when it is not worth it. */
  packed(): Promise<Buffer> | Buffer | null;
}

/** A text as an answer that can be sent at once. */
export function toCachedResponse(text: string, kind: ResponseVariant): CachedResponse {
  const bytes = Buffer.from(text);
  let packed: Promise<Buffer> | Buffer | null = null;
  return {
    bytes,
    tag: entityTag(bytes),
    kind,
    packed() {
      if (bytes.length < WORTH_PACKING) return null;
      packed ??= pack(bytes, { params: QUALITY }).then((done) => (packed = done));
      return packed;
    },
  };
}

/** Everything that an answer is made of at some moment, in a fixed order; null when nobody may have it then. */
type InputsAt<Moment> = (moment: Moment) => readonly unknown[] | null;

/** What an answer is made of. */
export interface Made<Moment> {
  text: string;
  kind: ResponseVariant;
  inputs: InputsAt<Moment>;
}

interface Kept<Moment> {
  answer: CachedResponse;
  inputsAt: InputsAt<Moment>;
  inputs: readonly unknown[] | null;
  /** The moment at which those were last seen to be so. */
  moment: Moment;
}

/**
 * Answers that are kept as long as what they were made of is the same, as many as fit in some bytes. A moment is an object
 * that stays the same for as long as nothing at all changed; only when it is another one are the inputs compared.
 */
export interface ResponseCache<Moment> {
  get(key: string, moment: Moment): CachedResponse | null;
  keep(key: string, moment: Moment, made: Made<Moment>): CachedResponse;
  /** How many there are, what they take, how often one was there and how often one was made. */
  stats(): { count: number; bytes: number; hits: number; misses: number };
}

/** Room for answers of so many bytes; those that were asked for longest ago leave first. */
export function createResponseCache<Moment>(maxBytes: number): ResponseCache<Moment> {
  const kept = new LRUCache<string, Kept<Moment>>({
    maxSize: maxBytes,
    // With its packed form, which is a sixth or so.
    sizeCalculation: ({ answer }, key) => Math.ceil(answer.bytes.length * 1.2) + key.length + 200,
  });
  let hits = 0;
  let misses = 0;

  function isSame(found: Kept<Moment>, moment: Moment): boolean {
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
    keep(key, moment, { text, kind, inputs: inputsAt }) {
      misses += 1;
      const answer = toCachedResponse(text, kind);
      kept.set(key, { answer, inputsAt, inputs: inputsAt(moment), moment });
      return answer;
    },
    stats: () => ({ count: kept.size, bytes: kept.calculatedSize, hits, misses }),
  };
}
