import { clsx } from 'clsx';
import { useId, useRef, useState } from 'react';
import { Button } from '../../components/button';
import { HiddenFileInput } from '../../components/hidden-file-input';
import { WorkDialog } from '../../components/work-dialog';
import { toApiError } from '../../lib/api/errors';
import { toast } from '../../lib/toasts/toasts';
import styles from './asset-details.module.css';
import { CaptionsDialog } from './captions/captions-dialog';
import { FileRow } from './file-row';
import { SPOKEN } from './library/accepted';
import { addFile, removeFile } from './library/writes';
import type { AssetDetail } from './use-asset';

/** What is said in the video of an asset, as text: to add, to replace and to remove. */
export function AssetCaptions({ asset }: { asset: AssetDetail }) {
  const { id, original } = asset;
  const captions = asset.files.find(({ kind }) => kind === 'captions');
  const [isBusy, setBusy] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const [isWriting, setWriting] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const heading = useId();
  const problemId = useId();
  if (!captions && original?.kind !== 'video') return null;

  async function add(file: File): Promise<void> {
    setBusy(true);
    setProblem(null);
    try {
      await addFile(id, file);
      toast.success(captions ? 'De ondertiteling is vervangen.' : 'De ondertiteling is toegevoegd.');
    } catch (thrown) {
      const { fields, message } = toApiError(thrown);
      setProblem(fields.files ?? message);
    }
    setBusy(false);
  }

  return (
    <section className="stack" aria-labelledby={heading}>
      <div className={`spread ${styles.title}`}>
        <h3 id={heading}>Ondertiteling</h3>
        <Button
          variant="soft"
          small
          busy={isBusy}
          aria-describedby={problem ? problemId : undefined}
          onClick={() => input.current?.click()}
        >
          {captions ? 'Ondertiteling vervangen' : 'Ondertiteling toevoegen'}
        </Button>
      </div>
      <p className="meta">
        {captions
          ? 'In het Nederlands, en te zien overal waar de video staat.'
          : 'Wie niets hoort, mist wat er in de video wordt gezegd. Kies een .vtt of .srt.'}
      </p>
      {original?.kind === 'video' && (
        <div>
          <Button variant="soft" small onClick={() => setWriting(true)}>
            {captions ? 'Regels bewerken' : 'Zelf schrijven'}
          </Button>
        </div>
      )}
      {isWriting && (
        <CaptionsDialog asset={asset} captions={captions ?? null} onClose={() => setWriting(false)} />
      )}
      {problem && (
        <p id={problemId} role="alert" className={clsx('rounded text-sm breaks', styles.notice)}>
          {problem}
        </p>
      )}
      {captions && (
        <ul role="list" className="stack gap-1">
          <FileRow
            file={captions}
            what={{ of: 'files', id: captions.id }}
            onRemove={() => setLeaving(true)}
          />
        </ul>
      )}
      {captions && isLeaving && (
        <WorkDialog
          title="Ondertiteling verwijderen?"
          verb="Verwijderen"
          work={async () => {
            await removeFile(id, captions.id);
            toast.success('De ondertiteling is verwijderd.');
          }}
          onClose={() => setLeaving(false)}
        >
          <p>Wie niets hoort, mist dan wat er in de video wordt gezegd. Je kunt het niet terughalen.</p>
        </WorkDialog>
      )}
      <HiddenFileInput
        ref={input}
        label="Ondertiteling kiezen"
        accept={SPOKEN}
        onFiles={([file]) => file && void add(file)}
      />
    </section>
  );
}
