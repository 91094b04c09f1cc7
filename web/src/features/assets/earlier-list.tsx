import { clsx } from 'clsx';
import { useState } from 'react';
import { byteSize } from '../../lib/byte-size';
import { fullMoment } from '../../lib/dates/moments';
import { toast } from '../../lib/toasts/toasts';
import { useReportError } from '../../lib/use-report-error';
import { Button } from '../../components/button';
import { fileType } from '../../components/download-link';
import styles from './earlier-list.module.css';
import file from './file-row.module.css';
import type { EarlierOriginal } from './use-asset';

/** 'Vervangen op 22 november 2026 om 09:05 door Mirjam Bakker' */
function replacedText({ replaced_at, replaced_by }: EarlierOriginal): string {
  const when = `Vervangen op ${fullMoment(replaced_at)}`;
  return replaced_by ? `${when} door ${replaced_by.name}` : when;
}

interface EarlierListProps {
  earlier: readonly EarlierOriginal[];
  onRestore: (earlier: EarlierOriginal) => Promise<void>;
  /** What is said once one is back. */
  getSaid: (name: string) => string;
  /** The id of the heading that gets the focus then: the button is gone. */
  heading: string;
}

/** What was replaced: by whom and when, with a button to bring it back. */
export function EarlierList({ earlier, onRestore, getSaid, heading }: EarlierListProps) {
  const [busy, setBusy] = useState<string | null>(null);
  const report = useReportError();

  async function restore(one: EarlierOriginal): Promise<void> {
    setBusy(one.id);
    try {
      await onRestore(one);
      toast.success(getSaid(one.file.name));
      document.getElementById(heading)?.focus();
    } catch (thrown) {
      report(thrown);
    } finally {
      setBusy(null);
    }
  }

  return (
    <ul role="list" className="stack gap-1">
      {earlier.map((one) => (
        <li key={one.id} className={clsx('grid panel', styles.earlier)}>
          <span className={clsx('center', styles.plate)}>
            {one.file.preview ? (
              <img src={one.file.preview.url} srcSet={one.file.preview.srcset} sizes="128px" alt="" />
            ) : (
              <span className={clsx('center breaks', file.ext)} aria-hidden="true">
                {fileType(one.file)}
              </span>
            )}
          </span>
          <span>
            <span className={clsx('text-sm strong breaks', file.name)}>{one.file.name}</span>
            <span className="meta">
              {byteSize(one.file.size)} · {replacedText(one)}
            </span>
          </span>
          <Button
            variant="paper"
            small
            busy={busy === one.id}
            aria-label={`Terugzetten: ${one.file.name}`}
            onClick={() => void restore(one)}
          >
            Terugzetten
          </Button>
        </li>
      ))}
    </ul>
  );
}
