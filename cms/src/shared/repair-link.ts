import { normalizeSlug } from './normalize-slug';

/** A link in a form that works for readers, or the reason why it cannot work. */
export interface RepairedLink {
  link: string;
  problem: string | null;
}

const ON_A_COMPUTER =
  'Dit is een plek op een computer of schijf, die lezers niet kunnen openen. Voeg het bestand toe bij Assets en link daarnaar.';
const FILE_NAME = 'Dit is de naam van een bestand en geen adres. Zoek het bestand en link daarnaar.';
const OWN_COMPUTER = 'Dit adres werkt alleen op je eigen computer. Vul het adres in dat lezers gebruiken.';
const ADMINS_ONLY =
  'Dit adres is alleen voor beheerders. Kies een pagina of bestand dat lezers mogen openen.';
const ENDS = 'Dit is een voorbeeld, waarvan het adres verloopt. Link naar de pagina zelf.';

const UNFINISHED = 'Dit adres is niet af. Vul er een mailadres of een telefoonnummer bij in.';

const LOCAL_FILE = /^(?:file:|[a-z]:[\\/]|\\\\[^\\/]+\\)/i;
const NAME_OF_FILE =
  /^[^\s/?#@:]+\.(?:pdf|docx?|dotx?|xlsx?|pptx?|potx?|png|jpe?g|gif|svg|eps|psd|indd|mp4)$/i;
// htp://, http//, https:/, http;//, http://https://, http:\\
const MISTYPED = /^h*t+p+(s?)\s*(?:[:;.,]?\s*[\\/]+|:)\s*(?=\S)/i;
const MAIL =
  /^(?:(?:https?:\/\/)?(?:e-?)?mail(?:to)?\s*:[\s/]*|(?:https?:\/\/)?(?=[^\s@/:?#]+@))([^\s@/:?#]+@[^\s@/:?#]+\.[a-z]{2,})\/?(\?\S*)?$/i;
const PHONE = /^(?:tel(?:efoon)?[\s.:]*)?(\+?[\d\s().\-/\u2010-\u2013]{3,})$/i;
// Without an addressee, of which a subject alone may leave the choice to the reader.
const NO_ADDRESSEE = /^(?:mailto:[^@?]*|tel:\D*)$/i;
const IP = /^\d{1,3}(?:\.\d{1,3}){3}$/;
const DATE = /^\d{1,2}[-/.]\d{1,2}[-/.]\d{4}$|^\d{4}[-/.]\d{1,2}[-/.]\d{1,2}$/;
const DOMAIN = /^(?:[\p{L}\d_-]+\.)+\p{L}{2,}(?::\d{1,5})?(?=$|[/?#])/u;
const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\]|0\.0\.0\.0)(?::\d{1,5})?(?=$|[/?#])/i;
const OWN_START = /^(?:huisstijl|bestanden|zoeken|wij-zijn-[a-z0-9-]+)(?=$|[/?#])/i;
const OWN_SCREEN = /^\/(?:huisstijl|bestanden|zoeken)(?=$|[/?#])/i;
const PAGE = /^(\/huisstijl\/)([a-z0-9-]+[.),;]?)(?=$|[/?#])/i;

/** Addresses of the portal, without its host, that are not for readers or that end. */
const OWN_PATHS: [RegExp, string][] = [
  // A block's anchor leads on; what stands in the query is the editor's.
  [/^\/huisstijl\/([a-z0-9-]+)\/edit\/?(?:\?[^#]*)?(?=$|#)/i, '/huisstijl/$1'],
  [/^(\/wij-zijn-[a-z0-9-]+)\/edit\/?(?:\?[^#]*)?(?=$|#)/i, '$1'],
  [/^\/assets\/?(?:[?#].*)?$/i, '/bestanden'],
  [/^(?:\/api\/v1)?\/assets\/([a-z0-9]+)\/?(?:[?#].*)?$/i, '/bestanden/$1'],
  [/^\/api\/v1\/pages\/([a-z0-9-]+)\/?(?:[?#].*)?$/i, '/huisstijl/$1'],
  [/^(\/api\/v1\/(?:assets|files)\/[\w/]+\/download)[?#].*$/, '$1'],
  // The signature of a preview ends within minutes.
  [/^\/_files\/([a-z0-9]+)\/.*$/, '/api/v1/files/$1/download'],
];
const NOT_FOR_READERS = /^\/(?:admin|beheer|edit|huisstijl\/(?:create|deleted)|api\/v1\/admin)(?=$|[/?#])/i;
const PASSING = /^\/voorbeeld(?=$|[/?#])/i;

/** No address that people use is longer, and matching takes its time. */
const LONGEST = 2000;

const works = (link: string): RepairedLink => ({ link, problem: null });

/** With a scheme in front an address may become longer than a field takes. */
const within = (mended: RepairedLink, sent: string): RepairedLink =>
  mended.link.length > LONGEST ? works(sent) : mended;

/** Addresses have no capitals, which telephones begin a line with. */
const inLowerCase = (path: string): string =>
  path
    .replace(OWN_SCREEN, (screen) => screen.toLowerCase())
    .replace(PAGE, (_, before: string, slug: string) => `${before}${normalizeSlug(slug)}`);

function repairPath(sent: string): RepairedLink {
  const path = inLowerCase(sent);
  for (const [pattern, target] of OWN_PATHS) {
    if (pattern.test(path)) return works(path.replace(pattern, target));
  }
  if (NOT_FOR_READERS.test(path)) return { link: path, problem: ADMINS_ONLY };
  return { link: path, problem: PASSING.test(path) ? ENDS : null };
}

function getPhone(text: string): string | null {
  const [, number] = PHONE.exec(text) ?? [];
  if (number === undefined || IP.test(text) || DATE.test(text)) return null;
  const digits = number.replace(/\(0\)/, '').replace(/[^\d+]/g, '');
  return /^\+?\d{3,15}$/.test(digits) ? `tel:${digits}` : null;
}

/** What follows the host in an address without its scheme; null at another host. */
function pathAt(address: string, host: string): string | null {
  if (!address.toLowerCase().startsWith(host.toLowerCase())) return null;
  const path = address.slice(host.length);
  if (path === '') return '/';
  return /^[/?#]/.test(path) ? path.replace(/^(?=[?#])/, '/') : null;
}

/** An address with its host, without its scheme. */
function repairHosted(address: string, scheme: string, publicUrl: string): RepairedLink {
  const own = publicUrl.replace(/^https?:\/\//, '');
  const path = (own === '' ? null : pathAt(address, own)) ?? pathAt(address, `www.${own}`);
  if (path !== null) return repairPath(path);
  const [local] = LOOPBACK.exec(address) ?? [];
  const localPath = local === undefined ? null : pathAt(address, local);
  if (localPath === null) return works(`${scheme}${address.replace(/\s+/g, '%20')}`);
  const mended = repairPath(localPath);
  const isOwn = localPath === '/' || OWN_START.test(localPath.slice(1)) || mended.link !== localPath;
  return isOwn || mended.problem ? mended : { link: `${scheme}${address}`, problem: OWN_COMPUTER };
}

/**
 * Repairs a typed or pasted link: mail addresses, telephone numbers, URLs without or with a mistyped scheme, and the
 * portal's own URLs, with or without its host, including those of its editing screens. Unknown links stay as they are.
 */
export function repairLink(text: string, publicUrl: string): RepairedLink {
  if (text.length > LONGEST) return works(text);
  const sent = text.replace(/^[\s\u200B-\u200D\uFEFF<]+|[\s\u200B-\u200D\uFEFF>]+$/g, '');
  if (LOCAL_FILE.test(sent)) return { link: sent, problem: ON_A_COMPUTER };
  const [, mail, query = ''] = MAIL.exec(sent) ?? [];
  if (mail !== undefined) return works(`mailto:${mail}${query}`);
  if (NO_ADDRESSEE.test(sent)) return { link: sent, problem: UNFINISHED };
  const phone = getPhone(sent);
  if (phone !== null) return works(phone);
  if (NAME_OF_FILE.test(sent)) return { link: sent, problem: FILE_NAME };
  if (/^\/(?![/\\])/.test(sent)) return repairPath(sent);
  if (OWN_START.test(sent)) return repairPath(`/${sent}`);
  let address = sent;
  let scheme = '';
  for (let found = MISTYPED.exec(address); found; found = MISTYPED.exec(address)) {
    scheme = found[1] ? 'https://' : 'http://';
    address = address.slice(found[0].length);
  }
  if (scheme !== '') return within(repairHosted(address, scheme, publicUrl), sent);
  const isBare = DOMAIN.test(sent) || LOOPBACK.test(sent) || IP.test(sent.split(/[/:?#]/, 1)[0] ?? '');
  return isBare ? within(repairHosted(sent, 'https://', publicUrl), sent) : works(sent);
}

const ADDRESS = /(<a\s[^<>]*?\bhref\s*=\s*)("[^"]*"|'[^']*'|[^\s>"']+)/gi;

/** Repairs the links in HTML, and reports the first problem. */
export function repairLinks(html: string, publicUrl: string): { html: string; problem: string | null } {
  let problem: string | null = null;
  const mended = html.replace(ADDRESS, (all, before: string, quoted: string) => {
    const address = quoted.replace(/^["']|["']$/g, '');
    const found = repairLink(address, publicUrl);
    problem ??= found.problem;
    return found.link === address ? all : `${before}"${found.link.replaceAll('"', '%22')}"`;
  });
  return { html: mended, problem };
}
