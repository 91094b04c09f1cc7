import { useEffect, useState } from 'react';
import { plateColour } from '../../lib/asset-display';
import { AssetPlate } from './library/asset-plate';
import { FocalPoint } from './focal-point';
import styles from './asset-details.module.css';
import type { AssetDetail } from './use-asset';
import type { AssetFormState } from './use-asset-form';

/** An object URL for an image that is not uploaded yet. */
function useLocalPicture(file: File | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!file?.type.startsWith('image/')) return setUrl(null);
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}

/** The preview of an asset; an image also shows its focal point, which stays visible when cropped. */
export function AssetPicture({ asset, form }: { asset: AssetDetail | undefined; form: AssetFormState }) {
  const { write, change, original } = form;
  const local = useLocalPicture(original);
  const preview = asset?.original?.kind === 'video' ? null : asset?.original?.preview;
  const picture = original ? local && { url: local } : preview;
  if (picture) {
    return (
      <FocalPoint
        picture={picture}
        field={plateColour(write)}
        point={write.focal_point}
        onChange={(focal_point) => change({ focal_point })}
      />
    );
  }
  if (!asset || original) return null;
  return <AssetPlate asset={asset} sizes="360px" className={styles.plate} />;
}
