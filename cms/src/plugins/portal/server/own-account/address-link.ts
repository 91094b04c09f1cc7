import { z } from 'zod';
import { getEnv } from '../../../../../config/env';
import { createSigner, hashToken } from '../../../../utils/tokens';

/** An account of the panel, as far as its address and what proves whose it is. */
export interface Account {
  id: number;
  email: string;
  password: string | null;
}

const VALID_MS = 24 * 60 * 60_000;
/** The length of one, of 32 bytes. */
const SIGNATURE = 43;

const signer = createSigner('panel-address');
const claims = z.tuple([z.number(), z.string(), z.number()]);

/** A link counts once, since it changes the address, and no longer after a new password. */
const getSigned = (payload: string, { email, password }: Account): string =>
  [payload, hashToken(`${email} ${password}`)].join('.');

/** The link that makes an address that of an account, and until when it does. */
export function makeAddressLink(account: Account, email: string) {
  const usefulUntil = new Date(Date.now() + VALID_MS);
  const values = [account.id, email, usefulUntil.getTime()];
  const payload = Buffer.from(JSON.stringify(values)).toString('base64url');
  const token = payload + signer.sign(getSigned(payload, account));
  return { url: `${getEnv().publicUrl}/beheer/plugins/portal/address?token=${token}`, usefulUntil };
}

function parseClaims(payload: string) {
  try {
    return claims.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString())).data;
  } catch {
    return undefined;
  }
}

/** The address that a link is for; null when it is not for this account as it is now, or too old. */
export function readAddressLink(account: Account, token: string): string | null {
  const [payload, signature] = [token.slice(0, -SIGNATURE), token.slice(-SIGNATURE)];
  if (!signer.isSigned(getSigned(payload, account), signature)) return null;
  const [id, email, expires] = parseClaims(payload) ?? [0, '', 0];
  return id === account.id && expires > Date.now() ? email : null;
}
