import { clsx } from 'clsx';
import type { Asset } from '../../../api/types';
import { getAlternative, plateColour } from '../../../lib/asset-display';
import { AssetPicture } from '../shared/asset-figure';
import { getOwnSize } from '../shared/own-size';
import { Picture } from '../shared/picture';
import type { VisibleLogo } from './choose-logo';
import styles from './logo-picture.module.css';

/** A drawing without a ground of its own stands on any; the picture of an asset often has one. */
const getDrawn = ({ files, original }: Asset) =>
  files.find(({ ext, preview }) => ext === '.svg' && preview) ?? original;

const getGround = ({ asset, ground }: LogoPictureProps['logo'], field: string | null): string | undefined => {
  if (field !== null) return `bg-${field}`;
  if (ground === 'photo') return styles.photo;
  return plateColour(asset) || (ground === 'dark' ? 'bg-blueDark' : 'bg-white');
};

interface LogoPictureProps {
  logo: Pick<VisibleLogo, 'arrangement' | 'asset' | 'ground'>;
  /** The rendered width, for `sizes` of an image. */
  sizes: string;
  className: string;
  size?: string;
  /** The token of the colour that it comes to stand on. */
  field?: string | null;
  /** The room that has to stay free around it, in percent of its height; none is not drawn. */
  space?: number;
}

/** A logo on the ground that it is for, or that was asked for. */
export function LogoPicture({ logo, sizes, className, size, field = null, space = 0 }: LogoPictureProps) {
  const { arrangement, asset } = logo;
  const { preview, ext } = getDrawn(asset) ?? {};
  if (!preview) return <AssetPicture asset={asset} sizes={sizes} />;
  const picture = (
    // By its asset: until another is there, a browser keeps drawing the last one, on the wrong ground.
    <Picture key={asset.id} {...{ preview, ext }} sizes={sizes} alt={getAlternative(asset)} />
  );
  return (
    <span
      className={clsx('center rounded own-colors', styles.ground, getGround(logo, field), className)}
      data-asset={asset.id}
      data-arrangement={arrangement}
      data-size={size}
    >
      {space === 0 ? (
        picture
      ) : (
        <span
          className={styles.lockup}
          style={{
            ...getOwnSize(ext, preview),
            '--ratio': preview.height / preview.width,
            '--space': space / 100,
          }}
        >
          {picture}
        </span>
      )}
    </span>
  );
}
