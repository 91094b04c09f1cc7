import { lookup, type LookupAddress } from 'node:dns';
import { promisify } from 'node:util';
import pLimit from 'p-limit';
import { createSingleFlight } from '../../../utils/single-flight';
import { isPublicAddress } from './public-address';

/** Why a URL can never be that of a webhook. */
export type UrlProblem = 'malformed' | 'scheme' | 'credentials' | 'port' | 'address';

/** Names that mean something only on this machine or inside a network (RFC 6761, RFC 6762, RFC 8375). */
const INNER_NAME = /^[^.]*$|\.(localhost|local|internal|home\.arpa)$/;

const LONGEST = 2000;
const FIRST_FREE_PORT = 1024;

/** The host of a URL without the dot that may end a name, and an IPv6 address without its brackets. */
const getHost = ({ hostname }: URL): string => hostname.replace(/\.$/, '').replace(/^\[(.*)\]$/, '$1');

const isIp = (host: string): boolean => host.includes(':') || /^[\d.]+$/.test(host);

const isPermitted = (url: URL, permitted: readonly string[]): boolean =>
  permitted.includes(url.hostname.replace(/\.$/, ''));

/** What no name server knows: longer than names, or their parts, can be (RFC 1035). */
const TOO_LONG = /^.{254}|[^.]{64}/;

/** The URL of a webhook as it is called; null when it has no such form. Its fragment would never be sent. */
export function parseUrl(text: string): URL | null {
  // URLs drop or encode such characters in silence.
  if (text.length > LONGEST || /[\p{Cc}\p{Zs}\\]/u.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  if (TOO_LONG.test(getHost(url))) return null;
  url.hash = '';
  return url;
}

/**
 * What is wrong with a URL by itself; null for nothing. `permitted` are hosts inside the network that may be called:
 * they may have any port, and http.
 */
export function getUrlProblem(text: string, permitted: readonly string[]): UrlProblem | null {
  const url = parseUrl(text);
  if (!url || !/^https?:$/.test(url.protocol)) return url ? 'scheme' : 'malformed';
  if (url.username !== '' || url.password !== '') return 'credentials';
  if (isPermitted(url, permitted)) return null;
  const host = getHost(url);
  const isInner = isIp(host) ? !isPublicAddress(host) : INNER_NAME.test(host);
  if (isInner) return 'address';
  if (url.protocol !== 'https:') return 'scheme';
  return url.port !== '' && Number(url.port) < FIRST_FREE_PORT ? 'port' : null;
}

/** Finds all addresses of a host name; rejects with a code as `dns.lookup` does. */
export type Resolve = (host: string) => Promise<LookupAddress[]>;

const lookupAll = promisify(lookup);
// The system's look-up takes a thread that reading files needs too, as long as a name server says nothing.
const inTurn = pLimit(2);
const shared = createSingleFlight<LookupAddress[]>();

/** As the system does it, with its file of hosts; two at a time, one per name. */
const resolveHost: Resolve = (host) =>
  shared(inTurn, host, () => inTurn(() => lookupAll(host, { all: true, order: 'ipv4first' })));

/** Something at an address inside the network, which nobody permitted. */
export class AddressRefused extends Error {
  override name = 'AddressRefused';
}

/**
 * The addresses at which a URL may be called now: connect to these, without another look-up. Throws
 * `AddressRefused` when the URL or any of its addresses may not be called, and what `resolve` throws.
 */
export async function findAddresses(
  url: URL,
  permitted: readonly string[],
  resolve: Resolve = resolveHost,
): Promise<LookupAddress[]> {
  if (getUrlProblem(url.href, permitted)) throw new AddressRefused(url.hostname);
  const host = getHost(url);
  if (isIp(host)) return [{ address: host, family: host.includes(':') ? 6 : 4 }];
  const addresses = await resolve(host);
  const isRefused = addresses.some(({ address }) => !isPublicAddress(address));
  if (addresses.length === 0 || (isRefused && !isPermitted(url, permitted))) throw new AddressRefused(host);
  return addresses;
}
