import { clsx } from 'clsx';
import { Lock } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Asset, File } from '../../../api/types';
import { Badge } from '../../../components/badge';
import { DownloadLink, describeFile, fileType } from '../../../components/download-link';
import { useSession } from '../../../lib/session/use-session';
import styles from './downloads.module.css';
import { WhyNot } from './why-not';

/** A file of an asset, and whether the viewer may download it (contract section 3). */
interface Offer {
  file: File;
  allowed: boolean;
  of: 'assets' | 'files';
  id: string;
}

/** The downloads of an asset: its files, and its image or video when there are none, or when `all` are asked for. */
export function getOffers({ id, original, files, can }: Asset, all = false): Offer[] {
  const offers = files.map((file): Offer => {
    const allowed = file.kind === 'editable' ? can.edit : can.use;
    return { file, allowed, of: 'files', id: file.id };
  });
  if (original && (all || offers.length === 0))
    offers.unshift({ file: original, allowed: can.use, of: 'assets', id });
  return offers;
}

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
