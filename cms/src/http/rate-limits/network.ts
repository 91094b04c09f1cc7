import { isIPv6 } from 'node:net';

const GROUPS = 8;
const NETWORK_GROUPS = 4;

const getGroups = (part: string): string[] => (part === '' ? [] : part.split(':'));

/** Whoever has IPv6 has a whole /64 of it: its first four groups, in one form for every way to write them. */
function networkOfIPv6(address: string): string {
  const [withoutZone = ''] = address.split('%');
  const [head = '', tail] = new URL(`http://[${withoutZone}]`).hostname.slice(1, -1).split('::');
  const start = getGroups(head);
  const end = getGroups(tail ?? '');
  const zeros = Array<string>(GROUPS - start.length - end.length).fill('0');
  return [...start, ...zeros, ...end].slice(0, NETWORK_GROUPS).join(':');
}

/** Whom a client address stands for: an IPv4 address itself, of IPv6 its /64. */
export function getNetwork(address: string): string {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mapped) return mapped;
  return isIPv6(address) ? networkOfIPv6(address) : address;
}
