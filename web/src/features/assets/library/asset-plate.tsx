import { clsx } from 'clsx';
import { FileText, Film, Play } from 'lucide-react';
import type { Asset } from '../../../api/types';
import styles from './asset-plate.module.css';
import { objectPosition, plateColour } from '../../../lib/shown-asset';

interface AssetPlateProps {
  asset: Asset;
  /** The rendered width, for `sizes` of the image. */
  sizes: string;
  className?: string;
}

/** Photos fill their plate; drawings show whole, on the colour that they were made for. */
const fills = ({ ext }: { ext: string }): boolean => ext !== '.png';

/** The image of an asset, or its file type, on a plate of a fixed shape. */
export function AssetPlate({ asset, sizes, className }: AssetPlateProps) {
  const { original } = asset;
  const preview = original?.preview;
  const isVideo = original?.kind === 'video';
  const Icon = isVideo ? Film : FileText;
  return (
    <span className={clsx(styles.plate, plateColour(asset), className)}>
      {preview ? (
        <img
          className={fills(original) ? styles.photo : styles.drawing}
          style={{ objectPosition: objectPosition(asset) }}
          src={preview.url}
          srcSet={preview.srcset}
          sizes={sizes}
          width={preview.width}
          height={preview.height}
          alt=""
          loading="lazy"
          decoding="async"
        />
      ) : (
        <Icon />
      )}
      {isVideo && preview && (
        <span className={styles.play}>
          <Play />
        </span>
      )}
    </span>
  );
}
