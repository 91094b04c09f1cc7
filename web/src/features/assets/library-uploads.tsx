import { clsx } from 'clsx';
import { Upload } from 'lucide-react';
import { refusalOfOriginal } from '../../lib/library/accepted';
import { findTwin } from '../../lib/library/find-twin';
import { UploadList } from '../../lib/library/upload-list';
import { useDroppedFiles } from '../../lib/library/use-dropped-files';
import { useUploads } from '../../lib/library/use-uploads';
import { nameOf } from '../../lib/library/shown-text';
import { addAsset } from '../../lib/library/writes';
import { toast } from '../../lib/toasts/toasts';
import { ButtonLink } from '../../theme/controls/button';
import styles from './library-uploads.module.css';

/** Files that are dropped anywhere on the screen: each a new asset. */
export function LibraryUploads({ search }: { search: string }) {
  const { uploads, add, retry, cancel } = useUploads({
    refusalOf: refusalOfOriginal,
    twinOf: findTwin,
    send: addAsset,
    onDone: (arrived) => {
      const [only] = arrived;
      toast.success(
        arrived.length === 1 && only
          ? `${nameOf(only)} is toegevoegd.`
          : `${arrived.length} assets zijn toegevoegd.`,
      );
    },
  });
  const over = useDroppedFiles(add);
  return (
    <>
      <div className={clsx(styles.drop, over && styles.over)} aria-hidden="true">
        <Upload className="icon" />
        Laat los: elk beeld en elke video wordt een asset
      </div>
      {uploads.length > 0 && (
        <section className={styles.uploads} aria-label="Nieuwe bestanden">
          <h2 tabIndex={-1}>Nieuwe bestanden</h2>
          <UploadList
            uploads={uploads}
            onRetry={retry}
            onCancel={cancel}
            toTwin={({ twin }) => (
              <ButtonLink
                variant="soft"
                small
                to={{ pathname: `/assets/${twin.id}`, search }}
                preventScrollReset
              >
                Bestaande asset openen
              </ButtonLink>
            )}
          />
        </section>
      )}
    </>
  );
}
