import { clsx } from 'clsx';
import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { File as StoredFile } from '../../../api/types';
import { Button } from '../../../components/button';
import { GuardedDialog } from '../../../components/form-dialog';
import { toApiError } from '../../../lib/api/errors';
import { getName } from '../../../lib/asset-display';
import { saveMerged } from '../../../lib/shared-form/save-merged';
import { downloadUrl, readDownload } from '../../../lib/start-download';
import { toast } from '../../../lib/toasts/toasts';
import { addFile } from '../library/writes';
import type { AssetDetail } from '../use-asset';
import styles from './captions.module.css';
import { CueRow } from './cue-row';
import { addCue, findCue, getPlaying, readCues, formatMoment, writeCues, type Cue } from './cues';

interface CaptionsDialogProps {
  asset: AssetDetail;
  /** What there is already; null to begin from nothing. */
  captions: StoredFile | null;
  onClose: () => void;
}

const OVERTAKEN =
  'Iemand anders verving de ondertiteling intussen. Kopieer wat je wilt houden, sluit dit venster en open het weer.';
const NONE: readonly Cue[] = [];

const getCaptionsId = ({ files }: AssetDetail): string | undefined =>
  files.find(({ kind }) => kind === 'captions')?.id;

const loadStored = async ({ id }: StoredFile): Promise<Cue[]> => {
  const answer = await readDownload({ of: 'files', id });
  if (!answer.ok) throw new Error(`captions: ${answer.status}`);
  return readCues(await answer.text());
};

/** The captions of a film beside it, line by line: each goes to its moment, and the one that plays has a tint. */
export function CaptionsDialog({ asset, captions, onClose }: CaptionsDialogProps) {
  const { id } = asset;
  // What was opened: if somebody replaces it meanwhile, what is written here stays.
  const [opened] = useState(captions);
  const [film, setFilm] = useState<string | null>(null);
  const [stored, setStored] = useState<readonly Cue[] | null>(opened ? null : NONE);
  const [cues, setCues] = useState<readonly Cue[]>(NONE);
  const [moment, setMoment] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const player = useRef<HTMLVideoElement>(null);
  const lines = useRef<HTMLOListElement>(null);
  const isDirty = stored !== null && cues !== stored;
  const playing = getPlaying(cues, moment);

  useEffect(() => {
    const fail = (thrown: unknown): void => setProblem(toApiError(thrown).message);
    downloadUrl({ of: 'assets', id }).then(setFilm, fail);
    if (!opened) return;
    loadStored(opened).then((read) => {
      setStored(read);
      setCues(read);
    }, fail);
  }, [id, opened]);

  async function save(): Promise<void> {
    setBusy(true);
    setProblem(null);
    try {
      const name = opened?.name ?? 'ondertiteling.vtt';
      const file = new File([writeCues(cues)], name, { type: 'text/vtt' });
      const { conflicts } = await saveMerged({
        path: `/assets/${encodeURIComponent(id)}`,
        getForm: (now: AssetDetail) => ({ captions: getCaptionsId(now) }),
        base: { captions: opened?.id },
        mine: { captions: 'new' },
        store: (_changes, seen) => addFile(id, file, { headers: { ...seen } }),
      });
      if (conflicts) {
        setProblem(OVERTAKEN);
      } else {
        toast.success('De ondertiteling is opgeslagen.');
        onClose();
      }
    } catch (thrown) {
      const { fields, message } = toApiError(thrown);
      setProblem(fields.files ?? message);
    }
    setBusy(false);
  }

  const jump = (to: number): void => {
    setMoment(to);
    if (player.current) player.current.currentTime = to / 1000;
  };

  /** A line at the moment of the film, to write in at once. */
  const add = (): void => {
    const added = addCue(cues, moment);
    flushSync(() => setCues(added));
    lines.current?.children.item(findCue(added, moment))?.querySelector('textarea')?.focus();
  };

  return (
    <GuardedDialog
      title={`Ondertiteling van ${getName(asset)}`}
      width={1080}
      dirty={isDirty}
      onClose={onClose}
      verbs={
        <Button busy={isBusy} aria-disabled={!isDirty} onClick={() => isDirty && void save()}>
          Opslaan
        </Button>
      }
    >
      <div className={clsx('stack gap-3', styles.bench)}>
        <div className={styles.film}>
          {film && (
            <video
              ref={player}
              src={film}
              controls
              playsInline
              aria-label={getName(asset)}
              onTimeUpdate={({ currentTarget }) => setMoment(currentTarget.currentTime * 1000)}
            />
          )}
          <p className={clsx('text-sm', styles.said)}>{playing?.text}</p>
        </div>
        <div className={clsx('stack gap-1', styles.lines)}>
          {stored !== null && cues.length === 0 && (
            <p className="muted">
              Nog geen regels. Speel de film af en voeg een regel toe waar iemand spreekt.
            </p>
          )}
          <ol ref={lines} role="list" aria-label="Regels" className={clsx('stack gap-half', styles.cues)}>
            {cues.map((cue, index) => (
              <CueRow
                key={cue.key}
                {...{ cues, index, cue }}
                isPlaying={cue === playing}
                onChange={setCues}
                onJump={jump}
              />
            ))}
          </ol>
          <Button variant="quiet" small disabled={stored === null} onClick={add}>
            <Plus />
            Regel op {formatMoment(moment)}
          </Button>
        </div>
      </div>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </GuardedDialog>
  );
}
