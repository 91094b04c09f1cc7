import { clsx } from 'clsx';
import { useContext } from 'react';
import { PictureLoading } from '../shared/picture';
import { getPreview, type Icon } from './icons';
import styles from './icon-picture.module.css';

interface IconPictureProps {
  icon: Icon;
  /** In pixels, as wide as high. */
  size: number;
  /** Its place without its drawing. */
  later?: boolean;
}

/**
 * A pictogram, drawn from its preview: the source is not needed to look at it. Its colour comes from `--ink-filter`, so
 * that thousands get another at once.
 */
export function IconPicture({ icon, size, later }: IconPictureProps) {
  const preview = getPreview(icon);
  const loading = useContext(PictureLoading);
  return (
    <span className={clsx(styles.icon, !preview && styles.none)} style={{ width: size, height: size }}>
      {preview && !later && (
        <img
          src={preview.url}
          srcSet={preview.srcset}
          sizes={`${size}px`}
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
