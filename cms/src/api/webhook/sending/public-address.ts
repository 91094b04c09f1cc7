import { networkInterfaces } from 'node:os';
import ipaddr from 'ipaddr.js';

/** All of IPv6 that is given out on the internet (RFC 4291 section 2.4); what embeds IPv4 by NAT64 is outside it. */
const INTERNET = ipaddr.IPv6.parseCIDR('2000::/3');

/** Whether an address, in canonical form, is one of this machine's own. */
const isOwn = (address: string): boolean =>
  Object.values(networkInterfaces()).some((list) => list?.some((own) => own.address === address));

/**
 * Whether an IP address is on the internet: not of this machine or a private network, not for documentation or
 * tests, and not one that stands for another address (mapped, NAT64, 6to4, Teredo).
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast' || isOwn(parsed.toString())) return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(INTERNET);
}
