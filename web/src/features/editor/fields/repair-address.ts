import { isSafeUrl } from 'cms/shared/safe-url';
import { repairLink, type RepairedLink } from 'cms/shared/repair-link';

const NO_ADDRESS =
  'Dit is geen adres. Zoek de pagina hierboven, of vul een adres in dat begint met https://.';

/** What somebody typed or pasted as a link, as the server mends it. */
export const repairTyped = (text: string): RepairedLink => repairLink(text, window.location.origin);

/** The same of what has to be an address: anything else is asked about. */
export function repairAddress(text: string): RepairedLink {
  const mended = repairTyped(text);
  const isAddress = isSafeUrl(mended.link) || mended.link.startsWith('#');
  return mended.problem === null && !isAddress ? { ...mended, problem: NO_ADDRESS } : mended;
}
