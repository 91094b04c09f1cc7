import { isSafeUrl } from 'cms/shared/safe-url';
import { mendLink, type Mended } from 'cms/shared/mend-link';

const NO_ADDRESS =
  'Dit is geen adres. Zoek de pagina hierboven, of vul een adres in dat begint met https://.';

/** What somebody typed or pasted as a link, as the server mends it. */
export const mendTyped = (text: string): Mended => mendLink(text, window.location.origin);

/** The same of what has to be an address: anything else is asked about. */
export function mendAddress(text: string): Mended {
  const mended = mendTyped(text);
  const isAddress = isSafeUrl(mended.link) || mended.link.startsWith('#');
  return mended.problem === null && !isAddress ? { ...mended, problem: NO_ADDRESS } : mended;
}
