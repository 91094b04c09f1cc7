import { createLiveValue, useLiveValue } from '../../lib/live-value';

/** Something to take along: a file, or an asset as a preset draws it, or else the asset's own picture or video. */
export interface BasketItem {
  asset: string;
  file: string | null;
  preset: string | null;
  /** The title of the asset, to show when the server does not answer. */
  title: string;
  /** For what its format was chosen; left out until somebody says what the basket is for. */
  purpose?: string;
}

export interface Basket {
  items: readonly BasketItem[];
  /** What the files are for; null until somebody says so. */
  purpose: string | null;
}

export const EMPTY: Basket = { items: [], purpose: null };

/** The basket of the viewer; kept-basket loads it. */
export const liveBasket = createLiveValue(EMPTY);

export const useBasket = (): Basket => useLiveValue(liveBasket);

export const isSame = (one: BasketItem, other: BasketItem): boolean =>
  one.asset === other.asset && one.file === other.file && one.preset === other.preset;
