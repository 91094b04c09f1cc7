import { isIPv6 } from 'node:net';

const GROUPS = 8;
const NETWORK_GROUPS = 4;

const getGroups = (part: string): string[] => (part === '' ? [] : part.split(':'));

/** An IPv6 client owns a whole /64: its first four groups, normalised for every notation. */
function networkOfIPv6(address: string): string {
  const [withoutZone = ''] = address.split('%');
  const [head = '', tail] = new URL(`http://[${withoutZone}]`).hostname.slice(1, -1).split('::');
  const start = getGroups(head);
  const end = getGroups(tail ?? '');
  const zeros = Array<string>(GROUPS - start.length - end.length).fill('0');
  return [...start, ...zeros, ...end].slice(0, NETWORK_GROUPS).join(':');
}

/** The network of a client address: an IPv4 address itself, or the /64 of an IPv6 address. */
export function getNetwork(address: string): string {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mapped) return mapped;
  return isIPv6(address) ? networkOfIPv6(address) : address;
}
