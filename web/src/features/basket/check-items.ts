import type { Asset } from '../../api/types';
import type { BasketItem } from './basket';
import { getFormatKey, getFormats, type Format } from './formats';
import type { FreshAssets } from './fresh-assets';
import { findMisfit, type Misfit } from './purposes';

/** Why something does not go along. */
export type Reason =
  | 'gone'
  /** Seen, but not for this viewer to download. */
  | 'not-allowed'
  /** In this format, but there are others. */
  | 'other-format'
  /** What the server said when it was asked for. */
  | { said: string };

export interface CheckedItem {
  item: BasketItem;
  /** Null when it is gone, undefined as long as the server did not say. */
  asset: Asset | null | undefined;
  formats: Format[];
  /** The chosen one, when there still is such a format. */
  format: Format | undefined;
  reason: Reason | null;
  /** What is wrong with the chosen format for what the basket is for. */
  unfit: Misfit | null;
}

function getReason(formats: Format[], format?: Format): Reason | null {
  if (formats.length === 0) return 'gone';
  if (format?.allowed) return null;
  return formats.some(({ allowed }) => allowed) ? 'other-format' : 'not-allowed';
}

/**
 * Which items are included and which are not, and which do not suit the purpose. `refused` contains the server's
 * refusals, by asset and format.
 */
export const checkItems = (
  items: readonly BasketItem[],
  assets: FreshAssets | undefined,
  refused: ReadonlyMap<string, string>,
  purpose: string | null = null,
): CheckedItem[] =>
  items.map((item) => {
    const fresh = assets?.get(item.asset);
    const formats = fresh ? getFormats(fresh) : [];
    const format = formats.find((each) => getFormatKey(each) === getFormatKey(item));
    const said = refused.get(getItemKey(item));
    const reason = fresh === undefined ? null : getReason(formats, format);
    const asset = fresh?.asset;
    const taken = items.filter((other) => other.asset === item.asset).map(getFormatKey);
    const unfit = format ? findMisfit(purpose, format, formats, taken) : null;
    return { item, asset, formats, format, reason: reason ?? (said === undefined ? null : { said }), unfit };
  });

export const getItemKey = (item: BasketItem): string => `${item.asset} ${getFormatKey(item)}`;
