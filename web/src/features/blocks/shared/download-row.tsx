import { clsx } from 'clsx';
import { Lock } from 'lucide-react';
import type { File } from '../../../api/types';
import type { Downloadable } from '../../../lib/download';
import { useSession } from '../../../lib/session/use-session';
import { Badge } from '../../../components/badge';
import { DownloadLink, describeFile } from '../../../components/download-link';
import styles from './downloads.module.css';
import { WhyNot } from './why-not';

interface DownloadRowProps {
  file: File;
  allowed: boolean;
  what: Downloadable;
}

/** One file with its description, and a download button or the reason why there is none. */
export function DownloadRow({ file, allowed, what }: DownloadRowProps) {
  const { profile } = useSession();
  return (
    <li className={clsx(styles.file, !allowed && styles.locked)}>
      <span className={styles.ext} aria-hidden="true">
        {file.ext.replace('.', '').toUpperCase()}
      </span>
      <span>
        <span className={styles.name}>{file.name}</span>
        <span className="meta">{describeFile(file)}</span>
      </span>
      {allowed ? (
        <DownloadLink file={file} what={what} name={file.name} variant="paper" small />
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
