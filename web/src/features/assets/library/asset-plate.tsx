import { clsx } from 'clsx';
import { Film, ImageOff, Play } from 'lucide-react';
import type { Asset, File } from '../../../api/types';
import { FileDrawing } from '../../../components/file-drawing';
import styles from './asset-plate.module.css';
import { objectPosition, plateColour, getDisplayFile } from '../../../lib/asset-display';

interface AssetPlateProps {
  asset: Asset;
  /** The rendered width, for `sizes` of the image. */
  sizes: string;
  className?: string;
}

/** Photos fill their plate; drawings and pages show whole, on the colour that they were made for. */
const fills = ({ ext, kind }: File): boolean => kind === 'video' || ['.jpg', '.jpeg'].includes(ext);

/** The image of an asset, or a drawing of its kind of file, on a plate of a fixed shape. */
export function AssetPlate({ asset, sizes, className }: AssetPlateProps) {
  const file = getDisplayFile(asset);
  const preview = file?.preview;
  return (
    <span className={clsx('center rounded own-colors', styles.plate, plateColour(asset), className)}>
      {preview && (
        <img
          className={clsx(
            fills(file) ? styles.photo : styles.drawing,
            ['.pdf', '.svg'].includes(file.ext) && styles.whole,
          )}
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
      )}
      {!preview && file?.kind === 'video' && <Film />}
      {!preview && file && file.kind !== 'video' && <FileDrawing file={file} className={styles.kind} />}
      {!file && <ImageOff />}
      {file?.kind === 'video' && preview && (
        <span className={clsx('center', styles.play)}>
          <Play />
        </span>
      )}
    </span>
  );
}
