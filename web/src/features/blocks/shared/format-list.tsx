import useSWR from 'swr';
import type { Asset, Rendition } from '../../../api/types';
import { Button } from '../../../components/button';
import { describeFile, DownloadLink } from '../../../components/download-link';
import { Skeleton } from '../../../components/skeleton';
import { api, unwrap } from '../../../lib/api/client';
import { toApiError } from '../../../lib/api/errors';
import { getName } from '../../../lib/shown-asset';
import { swrKey } from '../../../lib/swr-keys';
import { useDelayed } from '../../../lib/use-delayed';
import { AddToBasket } from '../../basket';
import styles from './formats.module.css';

const toFile = ({ preset, width, height, size }: Rendition) => ({
  ext: `.${preset.format}`,
  kind: 'usable' as const,
  width,
  height,
  size,
});

interface FormatProps {
  asset: Asset;
  rendition: Rendition;
  onStarted: () => void;
}

function Format({ asset, rendition, onStarted }: FormatProps) {
  const { preset } = rendition;
  const file = toFile(rendition);
  return (
    <li className={styles.format}>
      <span className={styles.ext} aria-hidden="true">
        {preset.format.toUpperCase()}
      </span>
      <span>
        <span className={styles.name}>{preset.label}</span>
        <span className="meta">{describeFile(file)}</span>
      </span>
      <span className={styles.actions}>
        <DownloadLink
          file={file}
          what={{ of: 'assets', id: asset.id, preset: preset.id }}
          name={`${getName(asset)}, ${preset.label}`}
          onStarted={onStarted}
          variant="paper"
          iconOnly
        />
        <AddToBasket
          asset={asset}
          preset={preset.id}
          name={`${getName(asset)}, ${preset.label}`}
          variant="paper"
          iconOnly
        />
      </span>
    </li>
  );
}

/** The formats in which an asset is worth having, the best first. */
export default function FormatList({ asset }: { asset: Asset }) {
  const { data, error, mutate } = useSWR<Rendition[], unknown>(swrKey('assets', 'renditions', asset.id), () =>
    unwrap(api.GET('/assets/{id}/renditions', { params: { path: { id: asset.id } } })),
  );
  const late = useDelayed(!data && !error);
  if (!data && error) {
    return (
      <div className={styles.problem} role="alert">
        <p>{toApiError(error).message}</p>
        <Button variant="paper" small onClick={() => void mutate()}>
          Opnieuw proberen
        </Button>
      </div>
    );
  }
  if (!data) return late ? <Skeleton height={112} /> : null;
  if (data.length === 0) {
    return (
      <p className={`meta ${styles.problem}`}>
        Dit beeld is te klein voor de andere formaten: vergroten zou het onscherp maken.
      </p>
    );
  }
  return (
    <ul role="list" className={styles.list}>
      {data.map((rendition) => (
        <Format
          key={rendition.preset.id}
          asset={asset}
          rendition={rendition}
          // Now that it is drawn, its size is known.
          onStarted={() => void mutate()}
        />
      ))}
    </ul>
  );
}
