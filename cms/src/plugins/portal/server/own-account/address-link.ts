import { z } from 'zod';
import { getEnv } from '../../../../../config/env';
import { createSigner, hashToken } from '../../../../utils/tokens';

/** An account of the panel: its address and what proves ownership. */
export interface Account {
  id: number;
  email: string;
  password: string | null;
}

const VALID_MS = 24 * 60 * 60_000;
/** The length of one, of 32 bytes. */
const SIGNATURE = 43;

const signer = createSigner('panel-address');
const linkClaims = z.tuple([z.number(), z.string(), z.number()]);

/** A link works once, because it changes the address, and not after a new password. */
const getSignaturePayload = (payload: string, { email, password }: Account): string =>
  [payload, hashToken(`${email} ${password}`)].join('.');

/** The link that makes an address that of an account, and until when it does. */
export function makeAddressLink(account: Account, email: string) {
  const usefulUntil = new Date(Date.now() + VALID_MS);
  const values = [account.id, email, usefulUntil.getTime()];
  const payload = Buffer.from(JSON.stringify(values)).toString('base64url');
  const token = payload + signer.sign(getSignaturePayload(payload, account));
  return { url: `${getEnv().publicUrl}/beheer/plugins/portal/address?token=${token}`, usefulUntil };
}

function parseClaims(payload: string) {
  try {
    return linkClaims.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString())).data;
  } catch {
    return undefined;
  }
}

/** The address in a link; null when the link is too old or does not match the current account. */
export function readAddressLink(account: Account, token: string): string | null {
  const [payload, signature] = [token.slice(0, -SIGNATURE), token.slice(-SIGNATURE)];
  if (!signer.isSigned(getSignaturePayload(payload, account), signature)) return null;
  const [id, email, expires] = parseClaims(payload) ?? [0, '', 0];
  return id === account.id && expires > Date.now() ? email : null;
}
