import useSWR from 'swr';
import type { Asset, Rendition } from '../../../api/types';
import { Button } from '../../../components/button';
import { DownloadLink } from '../../../components/download-link';
import { Skeleton } from '../../../components/skeleton';
import { API_PREFIX, api, unwrap } from '../../../lib/api/client';
import { toApiError } from '../../../lib/api/errors';
import { byteSize } from '../../../lib/byte-size';
import { getName } from '../../../lib/shown-asset';
import { swrKey } from '../../../lib/swr-keys';
import { useDelayed } from '../../../lib/use-delayed';
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

/** The address of a picture in a format, drawn meanwhile: what goes wrong is said before the browser starts. */
async function getUrl(id: string, preset: string): Promise<string> {
  const params = { path: { id, preset } };
  const { token } = await unwrap(api.POST('/assets/{id}/renditions/{preset}/download', { params }));
  const path = `/assets/${encodeURIComponent(id)}/renditions/${encodeURIComponent(preset)}/download`;
  return `${API_PREFIX}${path}?token=${encodeURIComponent(token)}`;
}

interface FormatProps {
  asset: Asset;
  rendition: Rendition;
  onDrawn: () => void;
}

function Format({ asset, rendition, onDrawn }: FormatProps) {
  const { preset, size } = rendition;
  const type = preset.format.toUpperCase();
  const about = [type, getMeasures(rendition), size !== null && byteSize(size)].filter(Boolean).join(' · ');
  return (
    <li className={styles.file}>
      <span className={styles.ext} aria-hidden="true">
        {type}
      </span>
      <span>
        <span className={styles.name}>{preset.label}</span>
        <span className="meta">{about}</span>
      </span>
      <DownloadLink
        what={{
          of: 'assets',
          id: asset.id,
          getUrl: () => getUrl(asset.id, preset.id).finally(onDrawn),
        }}
        name={`${getName(asset)}, ${preset.label}, ${about}`}
        variant="paper"
        iconOnly
      />
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
    <ul role="list" className={styles.files}>
      {data.map((rendition) => (
        <Format
          key={rendition.preset.id}
          asset={asset}
          rendition={rendition}
          // Its size is known from then on.
          onDrawn={() => void mutate()}
        />
      ))}
    </ul>
  );
}
