import { clsx } from 'clsx';
import { Upload as UploadIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import type { File } from '../../api/types';
import { FILES, refusalOfFile } from './library/accepted';
import { UploadList } from './library/upload-list';
import { useDroppedFiles } from '../../lib/use-dropped-files';
import { useUploads } from './library/use-uploads';
import { addFile, removeFile } from './library/writes';
import { getFiles } from '../../lib/offers';
import { toast } from '../../lib/toasts/toasts';
import { useFocusRescue } from '../../components/list-state';
import { Button } from '../../components/button';
import { HiddenFileInput } from '../../components/hidden-file-input';
import { WorkDialog } from '../../components/work-dialog';
import { StableUses } from '../stable-addresses';
import styles from './asset-details.module.css';
import { AssetFile } from './asset-file';
import { useEarlierFiles, type AssetDetail } from './use-asset';

/** Formats of an asset, which stable addresses show, are made of its drawing where it has one. */
const isDrawing = ({ ext }: File): boolean => ext === '.svg';

/** The drop zone in which dropped files are added to the open asset. */
export const DETAILS_ZONE = 'details';

export function AssetFiles({ asset }: { asset: AssetDetail }) {
  const { id } = asset;
  const files = getFiles(asset);
  const { data: earlier = [] } = useEarlierFiles(id);
  const [leaving, setLeaving] = useState<File | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const { uploads, busy, add, retry, cancel, name } = useUploads({
    getRefusal: refusalOfFile,
    send: (file, sending) => addFile(id, file, sending),
    onDone: ({ length }) =>
      toast.success(length === 1 ? 'Het bestand is toegevoegd.' : `${length} bestanden zijn toegevoegd.`),
  });
  const over = useDroppedFiles(add, { zone: DETAILS_ZONE });
  useFocusRescue(files.length);

  return (
    <section className="stack" aria-labelledby="bestanden">
      <div className={`spread ${styles.title}`}>
        <h3 id="bestanden" tabIndex={-1}>
          Bestanden
        </h3>
        <Button variant="soft" small aria-busy={busy || undefined} onClick={() => input.current?.click()}>
          <UploadIcon />
          Bestanden toevoegen
        </Button>
      </div>
      <p className={clsx('meta', over && clsx('strong', styles.over))}>
        {over
          ? 'Laat los om ze bij deze asset te zetten.'
          : 'Of sleep ze hierheen: om te downloaden bij deze asset.'}
      </p>
      {files.some(isDrawing) && (
        <StableUses uses={asset.stable_uses} className={clsx('rounded text-sm', styles.notice)} />
      )}
      <UploadList uploads={uploads} onRetry={retry} onCancel={cancel} onName={name} />
      {files.length > 0 && (
        <ul role="list" className="stack gap-1">
          {files.map((file) => (
            <AssetFile
              key={file.id}
              asset={id}
              file={file}
              earlier={earlier.filter(({ file_id }) => file_id === file.id)}
              onRemove={() => setLeaving(file)}
            />
          ))}
        </ul>
      )}
      {leaving && (
        <WorkDialog
          title={`${leaving.name} verwijderen?`}
          verb="Verwijderen"
          work={async () => {
            await removeFile(id, leaving.id);
            toast.success(`${leaving.name} is verwijderd.`);
          }}
          onClose={() => setLeaving(null)}
        >
          {isDrawing(leaving) && <StableUses uses={asset.stable_uses} />}
          <p>
            Niemand kan dit bestand dan nog downloaden. Je kunt het niet terughalen, ook niet wat het eerder
            was.
          </p>
        </WorkDialog>
      )}
      <HiddenFileInput ref={input} label="Bestanden kiezen" multiple accept={FILES} onFiles={add} />
    </section>
  );
}
