import { once } from 'node:events';
import http, { type ClientRequest, type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import type { LookupAddress } from 'node:dns';
import { AddressRefused, findAddresses, type Resolve } from './guard';
import { getProblem, getStatusProblem, type Problem } from './problems';
import { getSignedHeaders } from './sign';

/** For finding the name, connecting, sending and the whole answer together. */
const PATIENCE_MS = 10_000;
/** How much of an answer is read, in bytes. */
const MOST_READ = 20_000;

/** A message to send; `id` stays the same however often it is tried. */
export interface Message {
  url: string;
  id: string;
  body: string;
  secret: string;
}

/** How messages are sent; what tests replace. */
export interface SendOptions {
  /** Hosts inside the network that may be called. */
  permitted: readonly string[];
  resolve?: Resolve;
  patienceMs?: number;
  /** Breaks it off. */
  stopping?: AbortSignal;
}

/** What came of an attempt. */
export interface Outcome {
  /** What the receiver answered; null when it did not, or not in time. */
  status: number | null;
  /** The text of its answer, as much as is read. */
  body: string | null;
  /** Null when the message arrived. */
  problem: Problem | null;
  /** How long it took, in ms. */
  duration: number;
}

/** Gives these addresses and no others, so that no second look-up can give another answer than was judged. */
const onlyAt =
  (addresses: LookupAddress[]): LookupFunction =>
  (_host, { all }, done) => {
    const [first] = addresses;
    if (all) done(null, addresses);
    else if (first) done(null, first.address, first.family);
    else done(new AddressRefused(), '');
  };

/** Reads the beginning of an answer, whose rest is not waited for. */
async function readBeginning(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of answer) {
    const bytes = Buffer.from(chunk);
    chunks.push(bytes);
    length += bytes.length;
    // Leaving the loop closes the connection.
    if (length >= MOST_READ) break;
  }
  // PostgreSQL stores no NUL.
  return Buffer.concat(chunks).subarray(0, MOST_READ).toString().replaceAll('\0', '\uFFFD');
}

const responseTo = (request: ClientRequest): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    request.once('response', resolve).once('error', reject);
    // One that switches protocols gives neither.
    request.once('close', () => reject(new Error('No answer')));
  });

async function post({ url, id, body, secret }: Message, options: SendOptions, signal: AbortSignal) {
  const target = new URL(url);
  const addresses = await findAddresses(target, options.permitted, options.resolve);
  signal.throwIfAborted();
  const request = (target.protocol === 'https:' ? https : http).request(target, {
    method: 'POST',
    // A connection of its own: a kept one may lead to an address of before.
    agent: false,
    lookup: onlyAt(addresses),
    signal,
    headers: {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
      'User-Agent': 'corporate-identity-manager',
      Connection: 'close',
      ...getSignedHeaders(secret, id, Math.floor(Date.now() / 1000), body),
    },
  });
  try {
    const answering = responseTo(request);
    request.end(body);
    const answer = await answering;
    return { status: answer.statusCode ?? 0, body: await readBeginning(answer) };
  } finally {
    request.destroy();
  }
}

/** Rejects as soon as the signal aborts: finding a name cannot be broken off. */
async function abortOf(signal: AbortSignal): Promise<never> {
  if (!signal.aborted) await once(signal, 'abort');
  throw signal.reason;
}

/** Sends a message once, within ten seconds; follows nothing, and never throws. */
export async function send(message: Message, options: SendOptions): Promise<Outcome> {
  const began = performance.now();
  const late = AbortSignal.timeout(options.patienceMs ?? PATIENCE_MS);
  const signal = options.stopping ? AbortSignal.any([late, options.stopping]) : late;
  const getDuration = () => Math.round(performance.now() - began);
  try {
    const { status, body } = await Promise.race([post(message, options, signal), abortOf(signal)]);
    return { status, body, problem: getStatusProblem(status), duration: getDuration() };
  } catch (error) {
    const problem = getProblem(signal.aborted ? signal.reason : error);
    return { status: null, body: null, problem, duration: getDuration() };
  }
}
