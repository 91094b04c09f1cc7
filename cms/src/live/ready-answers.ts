import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { entityTag } from '../http/entity-tag';

const pack = promisify(brotliCompress);
const QUALITY = { [constants.BROTLI_PARAM_QUALITY]: 5 };
/** Below this a packed answer is hardly smaller. */
const WORTH_PACKING = 1024;

/** An answer as it goes out. */
export interface ReadyAnswer {
  bytes: Buffer;
  /** Its strong entity tag. */
  tag: string;
  /** The same by brotli, made when somebody first asks for it; null when it is not worth it. */
  packed(): Promise<Buffer> | Buffer | null;
}

/** A text as an answer that can be sent at once. */
export function makeReady(text: string): ReadyAnswer {
  const bytes = Buffer.from(text);
  let packed: Promise<Buffer> | Buffer | null = null;
  return {
    bytes,
    tag: entityTag(bytes),
    packed() {
      if (bytes.length < WORTH_PACKING) return null;
      packed ??= pack(bytes, { params: QUALITY }).then((done) => (packed = done));
      return packed;
    },
  };
}

interface Kept {
  answer: ReadyAnswer;
  /** Everything that the answer was made of. */
  inputs: readonly unknown[];
  /** The moment at which that was last seen to be so. */
  moment: unknown;
}

/** Answers that are kept as long as what they were made of is the same, as many as fit in some bytes. */
export interface ReadyAnswers {
  /**
   * The answer of a key. `moment` is an object that stays the same for as long as nothing at all changed; only when it is
   * another one are the inputs compared.
   */
  get(key: string, moment: unknown, inputs: () => readonly unknown[]): ReadyAnswer | null;
  keep(key: string, moment: unknown, inputs: readonly unknown[], text: string): ReadyAnswer;
  /** How many there are, what they take, and how often one was there or not. */
  stats(): { count: number; bytes: number; hits: number; misses: number };
}

/** Room for answers of so many bytes; those that were asked for longest ago leave first. */
export function createReadyAnswers(maxBytes: number): ReadyAnswers {
  const kept = new LRUCache<string, Kept>({
    maxSize: maxBytes,
    // With its packed form, which is a sixth or so.
    sizeCalculation: ({ answer }, key) => Math.ceil(answer.bytes.length * 1.2) + key.length + 200,
  });
  let asked = 0;
  let misses = 0;

  function find(key: string, moment: unknown, inputs: () => readonly unknown[]): ReadyAnswer | null {
    const found = kept.get(key);
    if (!found) return null;
    if (found.moment === moment) return found.answer;
    const now = inputs();
    if (now.length !== found.inputs.length || now.some((input, n) => input !== found.inputs[n])) return null;
    found.moment = moment;
    return found.answer;
  }

  return {
    get(key, moment, inputs) {
      asked += 1;
      const answer = find(key, moment, inputs);
      if (!answer) misses += 1;
      return answer;
    },
    keep(key, moment, inputs, text) {
      const answer = makeReady(text);
      kept.set(key, { answer, inputs, moment });
      return answer;
    },
    stats: () => ({ count: kept.size, bytes: kept.calculatedSize, hits: asked - misses, misses }),
  };
}
