/** The supported embeds, for server and screens; `EMBED_HOSTS` selects which are allowed. */

export interface Embed {
  /** The hosts that allow it, when one of them is in the list. */
  hosts: readonly string[];
  /** The host of the frame. */
  host: string;
  /** The address of the frame. */
  src: string;
  /** Whose it is, for readers. */
  name: string;
  /** What it is; null for a site that is not known. */
  what: What | null;
}

type What = 'video' | 'post' | 'map';

interface Provider {
  name: string;
  what: What;
  /** All of its hosts: any of them in the list allows it. */
  hosts: readonly string[];
  /** Where its frames come from. */
  host: string;
  /** The address of the frame for one of its addresses; null for what it does not show in one. */
  getSrc: (address: URL) => string | null;
}

const ID = /^[\w-]{1,64}$/;

const withQuery = (base: string, query: Record<string, string>): string =>
  `${base}?${new URLSearchParams(query).toString()}`;

const getParts = ({ pathname }: URL): string[] => pathname.split('/').filter((part) => part !== '');

const isId = (part: string | null | undefined): part is string => ID.test(part ?? '');

/** A moment as people share it (90, 90s, 1m30s) in seconds; 0 for anything else. */
function getSeconds(moment: string | null): number {
  const [, h, m, s] = /^(?:(\d{1,3})h)?(?:(\d{1,5})m)?(?:(\d{1,6})s?)?$/.exec(moment ?? '') ?? [];
  return Number(h ?? 0) * 3600 + Number(m ?? 0) * 60 + Number(s ?? 0);
}

function getYouTube(address: URL): string | null {
  const [first, second] = getParts(address);
  const isShort = address.hostname === 'youtu.be';
  const isNamed = ['embed', 'shorts', 'live', 'v'].includes(first ?? '');
  const id = isShort ? first : isNamed ? second : address.searchParams.get('v');
  if (!isId(id) || id === 'videoseries') return null;
  const start = getSeconds(address.searchParams.get('t') ?? address.searchParams.get('start'));
  const from = start > 0 ? `&start=${start}` : '';
  return `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0${from}`;
}

function getVimeo(address: URL): string | null {
  const parts = getParts(address);
  const at = parts.findIndex((part) => /^\d{1,20}$/.test(part));
  const next = parts[at + 1];
  const hash = address.searchParams.get('h') ?? next;
  if (at < 0) return null;
  return `https://player.vimeo.com/video/${parts[at]}?autoplay=1&dnt=1${isId(hash) ? `&h=${hash}` : ''}`;
}

function getInstagram(address: URL): string | null {
  const parts = getParts(address);
  const at = parts.findIndex((part) => ['p', 'reel', 'tv'].includes(part));
  const code = parts[at + 1];
  return at >= 0 && isId(code) ? `https://www.instagram.com/${parts[at]}/${code}/embed` : null;
}

function getGoogleMaps(address: URL): string | null {
  const [first, second, third] = getParts(address);
  if (first !== 'maps' && !address.hostname.startsWith('maps.')) return null;
  const query = address.searchParams;
  if (second === 'embed' && query.has('pb'))
    return withQuery('https://www.google.com/maps/embed', { pb: query.get('pb') ?? '' });
  const place = second === 'place' || second === 'search' ? third : null;
  const sought = place ? decodeURIComponent(place.replaceAll('+', ' ')) : query.get('q');
  return sought ? withQuery('https://www.google.com/maps', { q: sought, output: 'embed' }) : null;
}

function getOpenStreetMap(address: URL): string | null {
  const base = 'https://www.openstreetmap.org/export/embed.html';
  const query = address.searchParams;
  const box = query.get('bbox');
  if (box !== null) {
    const marker = query.get('marker');
    return withQuery(base, { bbox: box, ...(marker !== null && { marker }) });
  }
  const [, zoom, lat, lon] = /map=(\d{1,2})\/(-?[\d.]{1,20})\/(-?[\d.]{1,20})/.exec(address.hash) ?? [];
  if (zoom === undefined) return null;
  const [y, x, half] = [Number(lat), Number(lon), 180 / 2 ** Number(zoom)];
  const around = [x - half, y - half / 2, x + half, y + half / 2].map((each) => each.toFixed(5)).join(',');
  const marker = query.has('mlat') ? `${query.get('mlat')},${query.get('mlon')}` : null;
  return withQuery(base, { bbox: around, ...(marker !== null && { marker }) });
}

const PROVIDERS: readonly Provider[] = [
  {
    name: 'YouTube',
    what: 'video',
    hosts: [
      ...['youtube.com', 'www.youtube.com', 'm.youtube.com', 'music.youtube.com', 'youtu.be'],
      ...['youtube-nocookie.com', 'www.youtube-nocookie.com'],
    ],
    host: 'www.youtube-nocookie.com',
    getSrc: getYouTube,
  },
  {
    name: 'Vimeo',
    what: 'video',
    hosts: ['vimeo.com', 'www.vimeo.com', 'player.vimeo.com'],
    host: 'player.vimeo.com',
    getSrc: getVimeo,
  },
  {
    name: 'Instagram',
    what: 'post',
    hosts: ['instagram.com', 'www.instagram.com'],
    host: 'www.instagram.com',
    getSrc: getInstagram,
  },
  {
    name: 'Google Maps',
    what: 'map',
    hosts: [
      'google.com',
      'www.google.com',
      'maps.google.com',
      'google.nl',
      'www.google.nl',
      'maps.google.nl',
    ],
    host: 'www.google.com',
    getSrc: getGoogleMaps,
  },
  {
    name: 'OpenStreetMap',
    what: 'map',
    hosts: ['openstreetmap.org', 'www.openstreetmap.org'],
    host: 'www.openstreetmap.org',
    getSrc: getOpenStreetMap,
  },
];

/** An address as it is stored: of the code that sites give to embed, only where its frame comes from. */
export function toEmbedAddress(sent: string): string {
  const [, src] = /<iframe\b[^>]*?\ssrc\s*=\s*["']([^"']+)["']/i.exec(sent) ?? [];
  const address = (src ?? sent).replaceAll('&amp;', '&').trim();
  return address.startsWith('//') ? `https:${address}` : address;
}

function parse(address: string): URL | null {
  if (/[\s\\]/.test(address) || !URL.canParse(address)) return null;
  const url = new URL(address);
  const isPlain = url.username === '' && url.password === '' && url.port === '';
  return url.protocol === 'https:' && isPlain ? url : null;
}

/** How an address is shown in a frame; null for one that is none, or that its provider does not show in one. */
export function getEmbed(address: string): Embed | null {
  const url = parse(address);
  if (!url) return null;
  const { hostname } = url;
  const provider = PROVIDERS.find(({ hosts }) => hosts.includes(hostname));
  if (!provider) return { hosts: [hostname], host: hostname, src: url.href, name: hostname, what: null };
  const { hosts, host, name, what } = provider;
  try {
    const src = provider.getSrc(url);
    return src === null ? null : { hosts, host, name, what, src };
  } catch {
    // A path that is no text.
    return null;
  }
}

/** As `getEmbed`, for what the list of hosts allows. */
export function getAllowedEmbed(address: string, listed: readonly string[]): Embed | null {
  const embed = getEmbed(address);
  return embed?.hosts.some((host) => listed.includes(host)) ? embed : null;
}

/** The hosts that frames may come from: those of the list, and those of the providers that it allows. */
export const getFrameHosts = (listed: readonly string[]): string[] => [
  ...new Set([
    ...listed,
    ...PROVIDERS.filter(({ hosts }) => hosts.some((host) => listed.includes(host))).map(({ host }) => host),
  ]),
];

/** The names of what the list allows, for a sentence. */
export const getEmbedNames = (listed: readonly string[]): string[] => [
  ...new Set(listed.map((host) => PROVIDERS.find(({ hosts }) => hosts.includes(host))?.name ?? host)),
];
