import { clsx } from 'clsx';
import { useState } from 'react';
import type { File } from '../../api/types';
import { Pills } from '../../components/pills';
import { getName, plateColour } from '../../lib/asset-display';
import { AssetPicture, useFields } from '../blocks';
import type { SharedAsset } from './api';
import styles from './file-stage.module.css';
import { useSeeThrough } from './see-through';

const SIZES = '(min-width: 1100px) 720px, 92vw';

/** The fields of the palette that say most of a picture, besides its own. */
const TELLING = ['white', 'blueLight', 'blueDark'];

/** The file that can stand on any ground, of a picture: a drawing has none of its own. */
const getDrawn = ({ original, files }: SharedAsset): File | undefined =>
  original?.preview ? (files.find(({ ext, preview }) => ext === '.svg' && preview) ?? original) : undefined;

interface Ground {
  value: string;
  label: string;
  look: string | undefined;
}

function useGrounds({ settings }: SharedAsset): Ground[] {
  const fields = useFields().filter(
    ({ token }) => TELLING.includes(token) || token === settings.backgroundColor,
  );
  return [
    ...fields.map(({ token, name }) => ({ value: token, label: name, look: `bg-${token}` })),
    { value: 'clear', label: 'Doorzichtig', look: styles.clear },
  ];
}

/** The picture of a file, whole; one that lets its ground through on the ground that the reader chooses. */
export function FileStage({ asset }: { asset: SharedAsset }) {
  const { original, settings } = asset;
  const drawn = getDrawn(asset);
  const isClear = useSeeThrough(drawn);
  const grounds = useGrounds(asset);
  const [chosen, choose] = useState(
    settings.backgroundColor === 'transparent' ? 'white' : settings.backgroundColor,
  );
  const ground = grounds.find(({ value }) => value === chosen) ?? grounds[0];
  if (!original?.preview || !drawn?.preview || !isClear || !ground) {
    return (
      <div className={clsx('stack', styles.picture)} data-waits={drawn ? '' : undefined}>
        <div className={clsx('stack gap-0 rounded own-colors', styles.stage, plateColour(asset))}>
          <AssetPicture asset={asset} sizes={SIZES} decorative />
        </div>
      </div>
    );
  }
  const { url, srcset, width, height } = drawn.preview;
  // As high as it was before its ground could be chosen: nothing moves.
  const { width: wide, height: high } = original.preview;
  return (
    <div className={clsx('stack', styles.picture)}>
      <div
        className={clsx('stack gap-0 rounded own-colors', styles.stage, styles.any, ground.look)}
        style={{ aspectRatio: `${wide} / ${high}` }}
      >
        <img className={styles.drawn} src={url} srcSet={srcset} sizes={SIZES} {...{ width, height }} alt="" />
      </div>
      <Pills
        legend={`Toon ${getName(asset)} op`}
        options={grounds.map(({ value, label, look }) => ({
          value,
          label: (
            <>
              <span className={clsx('own-colors', styles.dot, look)} />
              {label}
            </>
          ),
        }))}
        value={ground.value}
        onChange={choose}
        height={36}
        className={styles.pick}
      />
    </div>
  );
}
