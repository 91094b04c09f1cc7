import { clsx } from 'clsx';
import { Upload } from 'lucide-react';
import { refusalOfAsset } from './library/accepted';
import { findTwin } from './library/find-twin';
import { UploadList } from './library/upload-list';
import { useDroppedFiles } from '../../lib/use-dropped-files';
import { useUploads } from './library/use-uploads';
import { getName } from '../../lib/asset-display';
import { addAsset } from './library/writes';
import { toast } from '../../lib/toasts/toasts';
import { Button, ButtonLink } from '../../components/button';
import styles from './library-uploads.module.css';

/** Uploads files that are dropped anywhere on the screen, each as a new asset. */
export function LibraryUploads({ search }: { search: string }) {
  const { uploads, add, retry, cancel, replace, name } = useUploads({
    getRefusal: refusalOfAsset,
    findTwin,
    send: (file, sending) => addAsset(file, sending),
    onDone: (arrived) => {
      const [only] = arrived;
      toast.success(
        arrived.length === 1 && only
          ? `${getName(only)} is toegevoegd.`
          : `${arrived.length} assets zijn toegevoegd.`,
      );
    },
  });
  const over = useDroppedFiles(add);
  return (
    <>
      <div className={clsx(styles.drop, over && styles.over)} aria-hidden="true">
        <Upload />
        Laat los: elk bestand wordt een asset
      </div>
      {uploads.length > 0 && (
        <section className={clsx('stack panel', styles.uploads)} aria-label="Nieuwe bestanden">
          <UploadList
            title="Nieuwe bestanden"
            uploads={uploads}
            onRetry={retry}
            onCancel={cancel}
            onReplace={replace}
            onName={name}
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
            toTwins={(held) => (
              <Button variant="soft" small onClick={() => held.forEach(cancel)}>
                Overslaan
              </Button>
            )}
          />
        </section>
      )}
    </>
  );
}
