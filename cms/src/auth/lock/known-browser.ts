import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const MAX_ACCOUNTS = 8;
const PART = /^[\w-]{22}$/;

/** The parts of the cookie: the browser id, and a signature for each account that logged in from it. */
interface Parts {
  browser: string;
  signatures: string[];
}

function getParts(text: string): Parts | null {
  const [browser, ...signatures] = text.split('.');
  const isWhole = browser !== undefined && signatures.length <= MAX_ACCOUNTS;
  return isWhole && [browser, ...signatures].every((part) => PART.test(part))
    ? { browser, signatures }
    : null;
}

const bytes128 = (buffer: Buffer): string => buffer.subarray(0, 16).toString('base64url');

const sign = (key: string, account: string, browser: string): string =>
  bytes128(
    createHmac('sha256', key)
      .update(JSON.stringify([account, browser]))
      .digest(),
  );

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** The browser id when the account logged in from it before, else null. */
export function getKnownBrowserId(key: string, text: string | undefined, account: string): string | null {
  const parts = getParts(text ?? '');
  if (!parts) return null;
  const signature = sign(key, account, parts.browser);
  return parts.signatures.some((each) => isSame(each, signature)) ? parts.browser : null;
}

/** The cookie that recognises this browser for an account, along with the accounts it already knew. */
export function addAccountToCookie(key: string, text: string | undefined, account: string): string {
  const { browser, signatures } = getParts(text ?? '') ?? {
    browser: bytes128(randomBytes(16)),
    signatures: [],
  };
  const signature = sign(key, account, browser);
  const others = signatures.filter((each) => each !== signature).slice(0, MAX_ACCOUNTS - 1);
  return [browser, signature, ...others].join('.');
}
