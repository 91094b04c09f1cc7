import { api, unwrap } from '../../lib/api/client';
import type { ApiError } from '../../lib/api/errors';
import { downloadFrom } from '../../lib/start-download';
import type { BasketItem } from './basket';

/** An item as the server takes it. */
export type ZipItem = { file: string } | { asset: string; preset?: string };

export function toZipItem({ asset, file, preset }: Pick<BasketItem, 'asset' | 'file' | 'preset'>): ZipItem {
  if (file !== null) return { file };
  return preset === null ? { asset } : { asset, preset };
}

/** Has the server put files together, and hands the download of the zip to the browser. */
export async function startZip(items: ZipItem[], purpose: string | null): Promise<void> {
  const { url } = await unwrap(
    api.POST('/downloads', { body: purpose === null ? { items } : { items, purpose } }),
  );
  downloadFrom(url);
}

/** What an answer says of single items, by their place in what was sent. */
export const getRefusedItems = ({ fields }: ApiError): Map<number, string> =>
  new Map(
    Object.entries(fields).flatMap(([field, said]) => {
      const [, index] = /^items\.(\d+)/.exec(field) ?? [];
      return index === undefined ? [] : [[Number(index), said] as const];
    }),
  );
