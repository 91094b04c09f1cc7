import type { Asset } from '../../../api/types';
import { DownloadLink } from '../../../components/download-link';
import { getName } from '../../../lib/asset-display';

/** Replaces a video that the browser cannot play: the file itself, for viewers who may download it. */
export function UnplayableVideo({ asset }: { asset: Asset }) {
  const { id, can, original } = asset;
  return (
    <>
      <span>
        {original?.plays === false
          ? 'Deze video is niet te zien in een browser.'
          : 'Deze browser kan de video niet laten zien.'}
      </span>
      {can.use && original && (
        <DownloadLink
          file={original}
          what={{ of: 'assets', id }}
          name={getName(asset)}
          variant="paper"
          small
        />
      )}
    </>
  );
}
