import { createSigner } from '../utils/tokens';

const signer = createSigner('downloads');
const ANONYMOUS = 'anonymous';
const MAINTAINER = 'maintainer-';
const SESSION = 'session-';
const API_TOKEN = 'token-';

/**
 * The holder of a download token: a user, for the duration of a session; an anonymous visitor; an API token, by its id;
 * or an account of Strapi's panel.
 */
export type Holder =
  | { kind: 'session'; session: string }
  | { kind: 'anonymous' }
  | { kind: 'token'; id: string }
  | { kind: 'maintainer'; account: number };

/** What a token grants: the path of one download. */
export interface Download {
  of: 'assets' | 'files';
  id: string;
  /** The format of an asset that it downloads. */
  preset?: string;
}

function getName(holder: Holder): string {
  if (holder.kind === 'session') return SESSION + holder.session;
  if (holder.kind === 'token') return API_TOKEN + holder.id;
  return holder.kind === 'maintainer' ? `${MAINTAINER}${holder.account}` : ANONYMOUS;
}

const signDownload = ({ of, id, preset }: Download, holder: string, expires: string): string =>
  // Ids contain no colon, so a token of one kind is never valid for the other.
  [of, preset === undefined ? id : `${id}:${preset}`, holder, expires].join('/');

/** A token for a plain browser download, valid for one path and one holder during `seconds`. */
export function downloadToken(download: Download, holder: Holder, seconds: number, now = Date.now()): string {
  const name = getName(holder);
  const expires = String(Math.floor(now / 1000) + seconds);
  return [name, expires, signer.sign(signDownload(download, name, expires))].join('.');
}

/** The holder of a token that is valid for this download; null when it is not. */
export function getHolder(token: string, download: Download, now = Date.now()): Holder | null {
  const [name = '', expires = '', signature = '', ...more] = token.split('.');
  if (more.length > 0 || !signer.isSigned(signDownload(download, name, expires), signature)) return null;
  if (Number(expires) * 1000 <= now) return null;
  if (name === ANONYMOUS) return { kind: 'anonymous' };
  if (name.startsWith(MAINTAINER)) {
    return { kind: 'maintainer', account: Number(name.slice(MAINTAINER.length)) };
  }
  if (name.startsWith(API_TOKEN)) return { kind: 'token', id: name.slice(API_TOKEN.length) };
  return { kind: 'session', session: name.slice(SESSION.length) };
}
