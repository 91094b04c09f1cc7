import { clsx } from 'clsx';
import { FileText } from 'lucide-react';
import type { Asset } from '../../../api/types';
import { getAlternative } from '../../assets/library/shown-text';
import styles from './asset-figure.module.css';
import { Downloads } from './downloads';
import { Picture } from './picture';
import { Video } from './video';

interface PictureProps {
  asset: Asset;
  /** The width it gets, for `sizes` of an image. */
  sizes: string;
  /** The block's own wish; the asset's own counts as well. */
  outlined?: boolean;
  /** Nothing to say about it: it is beside its own words. */
  decorative?: boolean;
}

/** The picture or video of an asset on its plate; the space is there before the bytes are. */
export function AssetPicture({ asset, sizes, outlined = false, decorative = false }: PictureProps) {
  const { original, settings } = asset;
  const isOutlined = outlined || settings.outlined === 'outlined';
  const field = settings.backgroundColor === 'transparent' ? '' : `bg-${settings.backgroundColor}`;
  const plate = clsx(styles.plate, isOutlined && styles.outlined, field);
  if (original?.kind === 'video') return <Video asset={asset} className={plate} />;
  if (!original?.preview) {
    return (
      <span className={clsx(plate, styles.empty)} data-asset={asset.id}>
        <FileText aria-hidden="true" />
      </span>
    );
  }
  const alt = decorative ? '' : getAlternative(asset);
  return (
    <span className={plate} data-asset={asset.id}>
      <Picture preview={original.preview} sizes={sizes} alt={alt} />
    </span>
  );
}

/** Whether an asset has nothing to look at, only files to take. */
export const isDocuments = ({ original, files }: Asset): boolean => !original && files.length > 0;

/** An asset with its title below; one of documents only is those, under its title. */
export function AssetFigure({ caption = true, ...picture }: PictureProps & { caption?: boolean }) {
  const { asset } = picture;
  if (isDocuments(asset)) {
    return (
      <div className={styles.figure} data-asset={asset.id}>
        {asset.title && <p className={styles.caption}>{asset.title}</p>}
        <Downloads asset={asset} />
      </div>
    );
  }
  return (
    <figure className={styles.figure}>
      <AssetPicture {...picture} />
      {caption && asset.title && <figcaption className={styles.caption}>{asset.title}</figcaption>}
    </figure>
  );
}
