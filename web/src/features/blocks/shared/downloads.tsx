import { clsx } from 'clsx';
import { Lock } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Asset } from '../../../api/types';
import { Badge } from '../../../components/badge';
import { DownloadLink, describeFile, fileType } from '../../../components/download-link';
import { getOffers, type Offer } from '../../../lib/offers';
import { useSession } from '../../../lib/session/use-session';
import styles from './downloads.module.css';
import { WhyNot } from './why-not';

/** One file with its description, and a download button or the reason why there is none. */
function Row({ offer: { file, allowed, of, id } }: { offer: Offer }) {
  const { profile } = useSession();
  return (
    <li className={clsx(styles.file, !allowed && styles.locked)}>
      <span className={styles.ext} aria-hidden="true">
        {fileType(file)}
      </span>
      <span>
        <span className={styles.name}>{file.name}</span>
        <span className="meta">{describeFile(file)}</span>
      </span>
      {allowed ? (
        <DownloadLink file={file} what={{ of, id }} name={file.name} variant="paper" small />
      ) : (
        <>
          <Badge className={styles.badge}>
            <Lock /> {profile ? 'Niet voor jouw groep' : 'Alleen met een account'}
          </Badge>
          <WhyNot kind={file.kind} />
        </>
      )}
    </li>
  );
}

interface DownloadsProps {
  asset: Asset;
  className?: string;
  /** With the original above the files, as in the library; elsewhere a link leads there. */
  all?: boolean;
}

export function Downloads({ asset, className = '', all }: DownloadsProps) {
  const offers = getOffers(asset, all);
  if (offers.length === 0) return null;
  return (
    <ul role="list" className={`${styles.files} ${className}`} data-screen-only>
      {offers.map((offer) => (
        <Row key={offer.file.id} offer={offer} />
      ))}
      {!all && asset.original && asset.files.length > 0 && (
        <li>
          <Link to={`/bestanden/${asset.id}`} className={styles.all}>
            Alle versies
          </Link>
        </li>
      )}
    </ul>
  );
}
