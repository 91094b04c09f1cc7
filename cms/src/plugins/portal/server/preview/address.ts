import { createSigner } from '../../../../utils/tokens';

const LINK_SECONDS = 3600;

const signer = createSigner('page-previews');

const signed = (id: string, account: string, expires: string): string => [id, account, expires].join('?');

/** The query of the address of a preview. */
export interface PreviewQuery {
  account?: unknown;
  expires?: unknown;
  signature?: unknown;
}

/** The portal's screen that shows the draft of one page to one account of the panel. */
export function getPreviewAddress(id: string, accountId: number, now: number): string {
  const [account, expires] = [String(accountId), String(Math.floor(now / 1000) + LINK_SECONDS)];
  const signature = signer.sign(signed(id, account, expires));
  const query = new URLSearchParams({ account, expires, signature });
  return `/preview/${id}?${query.toString()}`;
}

/** The account that an address was made for; null when it has expired or is not ours. */
export function readPreviewAccount(id: string, query: PreviewQuery, now: number): string | null {
  const { account, expires, signature } = query;
  if (typeof account !== 'string' || typeof expires !== 'string' || typeof signature !== 'string')
    return null;
  if (!signer.isSigned(signed(id, account, expires), signature)) return null;
  return Number(expires) * 1000 > now ? account : null;
}
