import { clsx } from 'clsx';
import { Picture } from '../shared/picture';
import { getPreview, type Icon } from './icons';
import styles from './icon-picture.module.css';

interface IconPictureProps {
  icon: Icon;
  /** In pixels, as wide as high. */
  size: number;
  /** The id of the filter that gives it another colour; its own when there is none. */
  ink: string | undefined;
}

/** A pictogram, drawn from its preview: the source is not needed to look at it. */
export function IconPicture({ icon, size, ink }: IconPictureProps) {
  const preview = getPreview(icon);
  return (
    <span
      className={clsx(styles.icon, !preview && styles.none)}
      style={{ width: size, height: size, filter: ink && `url(#${ink})` }}
    >
      {preview && <Picture preview={preview} sizes={`${size}px`} alt="" />}
    </span>
  );
}
