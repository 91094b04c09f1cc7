import { clsx } from 'clsx';
import useSWR from 'swr';
import type { Asset, Rendition } from '../../../api/types';
import { Button } from '../../../components/button';
import { DownloadLink } from '../../../components/download-link';
import { Skeleton } from '../../../components/skeleton';
import { api, unwrap } from '../../../lib/api/client';
import { toApiError } from '../../../lib/api/errors';
import { byteSize } from '../../../lib/byte-size';
import { getName } from '../../../lib/asset-display';
import { swrKey } from '../../../lib/swr-keys';
import { useDelayed } from '../../../lib/use-delayed';
import { AddToBasket } from '../../basket';
import { StableAddressButton } from '../../stable-addresses';
import styles from './downloads.module.css';

const MM_PER_INCH = 25.4;
const POINTS_PER_INCH = 72;

/** A page is measured in millimetres, a picture in pixels. */
function getMeasures({ preset: { format, dpi }, width, height }: Rendition): string {
  if (format !== 'pdf') return `${width} × ${height}`;
  const [wide, high] = [width, height].map((pixels) =>
    Math.round((pixels * MM_PER_INCH) / (dpi ?? POINTS_PER_INCH)),
  );
  return `${wide} × ${high} mm`;
}

interface FormatProps {
  asset: Asset;
  rendition: Rendition;
  onStarted: () => void;
}

function Format({ asset, rendition, onStarted }: FormatProps) {
  const { preset, size } = rendition;
  const type = preset.format.toUpperCase();
  const about = [type, getMeasures(rendition), size !== null && byteSize(size)].filter(Boolean).join(' · ');
  return (
    <li className={clsx('grid panel', styles.file)}>
      <span className={clsx('file-type', styles.ext)} aria-hidden="true">
        {type}
      </span>
      <span>
        <span className={clsx('strong breaks', styles.name)}>{preset.label}</span>
        <span className="meta">{about}</span>
      </span>
      <span className={styles.actions}>
        <DownloadLink
          what={{ of: 'assets', id: asset.id, preset: preset.id }}
          name={`${getName(asset)}, ${preset.label}, ${about}`}
          onStarted={onStarted}
          variant="paper"
          small
        />
        <AddToBasket
          asset={asset}
          preset={preset.id}
          name={`${getName(asset)}, ${preset.label}`}
          variant="paper"
          small
        />
      </span>
    </li>
  );
}

function List({ asset }: { asset: Asset }) {
  const { data, error, mutate } = useSWR<Rendition[], unknown>(swrKey('assets', 'renditions', asset.id), () =>
    unwrap(api.GET('/assets/{id}/renditions', { params: { path: { id: asset.id } } })),
  );
  const late = useDelayed(!data && !error);
  if (!data && error) {
    return (
      <div role="alert">
        <p>{toApiError(error).message}</p>
        <Button variant="paper" small onClick={() => void mutate()}>
          Opnieuw proberen
        </Button>
      </div>
    );
  }
  if (!data) return late ? <Skeleton height={112} /> : null;
  if (data.length === 0) {
    return <p>Dit beeld is te klein voor de andere formaten: vergroten zou het onscherp maken.</p>;
  }
  return (
    <ul role="list" className={clsx('stack gap-1', styles.files)}>
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

interface FormatListProps {
  asset: Asset;
  /** Whether the stable addresses are offered with them. */
  hasAddresses?: boolean;
}

/** The formats in which an asset is worth having, the best first. */
export default function FormatList({ asset, hasAddresses }: FormatListProps) {
  return (
    <>
      <List asset={asset} />
      {hasAddresses && (
        <StableAddressButton
          asset={asset}
          of={getName(asset)}
          variant="paper"
          small
          className={styles.addresses}
        />
      )}
    </>
  );
}
