import { clsx } from 'clsx';
import { createContext, useContext } from 'react';
import type { Color } from '../../../api/types';
import { getOwnSize } from '../shared/own-size';
import { PictureLoading } from '../shared/picture';
import { getInkedAddress, getPreview, type Icon } from './icons';
import styles from './icon-picture.module.css';

/** The colour in which pictograms are shown; null for their own. */
export const Ink = createContext<Pick<Color, 'hex'> | null>(null);

interface IconPictureProps {
  icon: Icon;
  /** In pixels, as wide as high. */
  size: number;
  /** Its place without its drawing. */
  later?: boolean;
}

/**
 * A pictogram, drawn from its preview: the source is not needed to look at it. Until it is there in another colour, the
 * browser keeps showing the one before.
 */
export function IconPicture({ icon, size, later }: IconPictureProps) {
  const preview = getPreview(icon);
  const loading = useContext(PictureLoading);
  const ink = useContext(Ink);
  const inked = ink && getInkedAddress(icon, ink);
  return (
    <span
      className={clsx('center', styles.icon, !preview && styles.none)}
      style={{ width: size, height: size }}
    >
      {preview && !later && (
        <img
          src={inked ?? preview.url}
          srcSet={inked ? undefined : preview.srcset}
          sizes={`${size}px`}
          style={icon.svg?.preview ? undefined : getOwnSize(icon.asset.original?.ext, preview)}
          width={preview.width}
          height={preview.height}
          alt=""
          loading={loading}
          decoding="async"
        />
      )}
    </span>
  );
}
