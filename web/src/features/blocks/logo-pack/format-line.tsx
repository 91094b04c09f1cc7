import { Lock } from 'lucide-react';
import type { Asset } from '../../../api/types';
import { DownloadLink, fileType } from '../../../components/download-link';
import { getOffers, type Offer } from '../../../lib/offers';
import { useSession } from '../../../lib/session/use-session';
import styles from './format-line.module.css';

/** The type of each file, with what tells two of one type apart. */
function getLabels(offers: readonly Offer[]): string[] {
  const files = offers.map(({ file }) => file);
  return files.map((file) => {
    const type = fileType(file);
    const twins = files.filter((other) => other !== file && fileType(other) === type);
    if (twins.length === 0) return type;
    const isTold = file.width !== null && twins.every(({ width }) => width !== file.width);
    return `${type} ${isTold ? `${file.width} px` : file.name}`;
  });
}

/** The formats of a version as one quiet line. What one may not have stays in it. */
export function FormatLine({ asset, name }: { asset: Asset; name: string }) {
  const { profile } = useSession();
  const offers = getOffers(asset);
  const labels = getLabels(offers);
  if (offers.length === 0) return null;
  return (
    <ul role="list" aria-label={`Bestanden van ${name}`} className={styles.line} data-screen-only>
      {offers.map(({ file, allowed, of, id }, at) => (
        <li key={file.id}>
          {allowed ? (
            <DownloadLink file={file} what={{ of, id }} name={name} variant="quiet" className={styles.format}>
              {labels[at]}
            </DownloadLink>
          ) : (
            <span className={styles.locked}>
              <Lock />
              {labels[at]}
              <span className="sr">, {profile ? 'niet voor jouw groep' : 'alleen met een account'}</span>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
