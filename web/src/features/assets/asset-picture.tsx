import { useEffect, useState } from 'react';
import { AssetPlate } from './library/asset-plate';
import { FocalPoint } from './focal-point';
import styles from './asset-details.module.css';
import type { AssetDetail } from './use-asset';
import type { AssetFormState } from './use-asset-form';

/** A picture that is not sent yet, as the browser has it. */
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

/** What an asset looks like; on a picture stands the point that stays in sight where it is cropped. */
export function AssetPicture({ asset, form }: { asset: AssetDetail | undefined; form: AssetFormState }) {
  const { write, change, original } = form;
  const local = useLocalPicture(original);
  const { backgroundColor } = write.settings;
  const preview = asset?.original?.kind === 'video' ? null : asset?.original?.preview;
  const picture = original ? local && { url: local } : preview;
  if (picture) {
    return (
      <FocalPoint
        picture={picture}
        field={backgroundColor === 'transparent' ? '' : `bg-${backgroundColor}`}
        point={write.focal_point}
        onChange={(focal_point) => change({ focal_point })}
      />
    );
  }
  if (!asset || original) return null;
  return <AssetPlate asset={asset} sizes="360px" className={styles.plate} />;
}
