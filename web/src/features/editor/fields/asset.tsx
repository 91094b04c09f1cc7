import { clsx } from 'clsx';
import { getItems } from '../state/values';
import { ImagePlus } from 'lucide-react';
import { Button } from '../../../components/button';
import { FieldError } from '../../../components/field';
import { useAssetPicker } from '../assets/asset-picker';
import { AssetThumb } from '../assets/asset-thumb';
import { DescribeAsset } from '../assets/describe-asset';
import { type FieldControlProps, useBlockForm } from './block-form';
import styles from './asset.module.css';
import type { Asset } from '../../../api/types';
import { isObject } from '../../../lib/is-object';
import { SortableItems } from '../../../components/sortable-items';

const isAsset = (value: unknown): value is Asset =>
  isObject(value) && 'original' in value && 'files' in value && 'id' in value;

interface PlaceProps {
  label: string;
  path: string;
  value: unknown;
  /** Under its name already, with a button of its own that removes it. */
  isItem?: boolean;
}

/** A slot for one asset: empty, or an image with a button to replace it. */
function AssetPlace({ label, path, value, isItem = false }: PlaceProps) {
  const { change, errorAt } = useBlockForm();
  const { open, picker } = useAssetPicker(path);
  const asset = isAsset(value) ? value : null;
  return (
    <div role="group" aria-label={label} className={clsx('stack gap-1', styles.place)}>
      {!isItem && <span className="label">{label}</span>}
      {asset && <AssetThumb asset={asset} />}
      {asset && <DescribeAsset key={asset.id} asset={asset} onStored={(stored) => change(path, stored)} />}
      <div className="cluster">
        <Button variant="soft" small onClick={open}>
          <ImagePlus />
          {asset ? 'Andere asset kiezen' : 'Asset kiezen'}
        </Button>
        {asset && !isItem && (
          <Button variant="quiet" small onClick={() => change(path, null)}>
            Weghalen
          </Button>
        )}
      </div>
      <FieldError error={errorAt(path)} />
      {picker}
    </div>
  );
}

export function AssetControl({ field, path, value }: FieldControlProps) {
  return <AssetPlace label={field.label} path={path} value={value} />;
}

/** Several assets in order. In a block that starts with places, one may stay empty. */
export function AssetsControl({ field, path, value }: FieldControlProps) {
  const { change, errorAt, initialAt } = useBlockForm();
  const places = getItems(value);
  const { open, picker } = useAssetPicker(`${path}.${places.length}`);
  const hasPlaces = getItems(initialAt(path)).length > 0;
  return (
    <fieldset className={clsx('stack', styles.list)}>
      <legend className="label">{field.label}</legend>
      <SortableItems
        label="Asset"
        items={places}
        onChange={(changed) => change(path, changed)}
        getSummary={(place) => (isAsset(place) ? '' : 'Lege plaats')}
      >
        {(place, index) => (
          <AssetPlace isItem label={`Asset ${index + 1}`} path={`${path}.${index}`} value={place} />
        )}
      </SortableItems>
      <div className="cluster">
        <Button variant="soft" small onClick={open}>
          <ImagePlus />
          Assets toevoegen
        </Button>
        {hasPlaces && (
          <Button variant="quiet" small onClick={() => change(path, [...places, null])}>
            Lege plaats toevoegen
          </Button>
        )}
      </div>
      <FieldError error={errorAt(path)} />
      {picker}
    </fieldset>
  );
}
