import { Check, Plus } from 'lucide-react';
import type { Asset, File } from '../../api/types';
import { Button, type ButtonLook } from '../../components/button';
import { getName } from '../../lib/asset-display';
import { isSame, useBasket } from './basket';

interface AddToBasketProps extends Omit<ButtonLook, 'iconOnly'> {
  asset: Pick<Asset, 'id' | 'title' | 'original'>;
  /** The file, which may be the asset's own picture or video; or else a preset in which it is drawn. */
  file?: Pick<File, 'id'>;
  preset?: string | null;
  /** What goes in, for screen readers, as part of the button's name; left out where the text beside it says so. */
  name?: string;
}

/** Puts a file in the basket, or takes it out; it always has its word. */
export function AddToBasket({ asset, file, preset = null, name, ...look }: AddToBasketProps) {
  const { items } = useBasket();
  const other = file && file.id !== asset.original?.id ? file.id : null;
  const item = { asset: asset.id, file: other, preset, title: getName(asset) };
  const isIn = items.some((each) => isSame(each, item));
  return (
    <Button
      {...look}
      aria-pressed={isIn}
      aria-label={name === undefined ? 'In mandje' : `In mandje: ${name}`}
      onClick={() => void import('./add-item').then(({ toggleItem }) => toggleItem(item))}
    >
      {isIn ? <Check /> : <Plus />}
      <span>In mandje</span>
    </Button>
  );
}
