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

export const isAsset = (value: unknown): value is Asset =>
  isObject(value) && 'original' in value && 'files' in value && 'id' in value;

/** A slot for one asset: empty, or an image with a button to replace it. */
function AssetPlace({ label, path, value }: { label: string; path: string; value: unknown }) {
  const { change, errorAt } = useBlockForm();
  const { open, picker } = useAssetPicker(path);
  const asset = isAsset(value) ? value : null;
  return (
    <div role="group" aria-label={label} className={styles.place}>
      <span className="label">{label}</span>
      {asset && <AssetThumb asset={asset} />}
      {asset && <DescribeAsset key={asset.id} asset={asset} onStored={(stored) => change(path, stored)} />}
      <div className="cluster">
        <Button variant="soft" small onClick={open}>
          <ImagePlus />
          {asset ? 'Andere asset kiezen' : 'Asset kiezen'}
        </Button>
        {asset && (
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

/** Several assets in order; a slot may stay empty. */
export function AssetsControl({ field, path, value }: FieldControlProps) {
  const { change, errorAt } = useBlockForm();
  const places = getItems(value);
  return (
    <fieldset className={styles.list}>
      <legend className="label">{field.label}</legend>
      {places.map((place, index) => (
        <div key={index} className={styles.item}>
          <AssetPlace label={`${field.label} ${index + 1}`} path={`${path}.${index}`} value={place} />
          <Button variant="quiet" small onClick={() => change(path, places.toSpliced(index, 1))}>
            Plaats {index + 1} verwijderen
          </Button>
        </div>
      ))}
      <Button variant="soft" small onClick={() => change(path, [...places, null])}>
        Plaats toevoegen
      </Button>
      <FieldError error={errorAt(path)} />
    </fieldset>
  );
}
