import type { Context } from 'koa';
import { invalidField } from '../../../http/errors';
import { parse, parseBody } from '../../../http/parse-input';
import { receiveForm } from '../../../storage/upload/receive-form';
import { type AcceptedFile, checkFiles, formValues, parseFormValue } from '../../asset/lib/receive';
import { type Picture, PICTURES, type SiteChanges, siteInput } from '../schemas/site-input';

/** A write of the settings as received, with the pictures that were sent. */
export interface ReceivedSite {
  input: SiteChanges;
  pictures: [Picture, AcceptedFile][];
}

const MAX_BYTES = 2 * 1024 * 1024;

/** The fields that a form holds as JSON text. */
const AS_JSON = ['palette', 'contact', 'footerLinks', 'registrationDomains'];

function getValue(name: string, text: string): unknown {
  if (PICTURES.some((picture) => picture === name) && text === 'null') return null;
  return AS_JSON.includes(name) ? parseFormValue(name, text, 'Stuur dit veld als JSON.') : text;
}

const PURPOSES = { logo: 'logo', logoDark: 'logo', favicon: 'icon', ornamentImage: 'drawing' } as const;

/** Receives a write of the settings, as JSON or as a form with pictures, and passes it to `use`. */
export async function receiveSite<T>(ctx: Context, use: (received: ReceivedSite) => Promise<T>): Promise<T> {
  if (!ctx.is('multipart')) return use({ input: parseBody(ctx, siteInput), pictures: [] });
  const allowed = Object.fromEntries(PICTURES.map((picture) => [picture, 1]));
  return receiveForm(ctx, { files: allowed, maxBytes: MAX_BYTES }, async ({ fields, files }) => {
    const input = parse(siteInput, formValues(fields, getValue));
    const pictures: ReceivedSite['pictures'] = [];
    for (const picture of PICTURES) {
      const sent = files.filter(({ field }) => field === picture);
      if (sent.length > 0 && picture in input) throw invalidField(picture, 'Stuur dit veld één keer.');
      for (const file of await checkFiles(sent, PURPOSES[picture])) pictures.push([picture, file]);
    }
    return use({ input, pictures });
  });
}
