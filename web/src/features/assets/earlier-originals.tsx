import { useState } from 'react';
import { byteSize } from '../../lib/byte-size';
import { restoreOriginal } from './library/writes';
import { fullMoment } from '../../lib/dates/moments';
import { toast } from '../../lib/toasts/toasts';
import { useReportError } from '../../lib/use-report-error';
import { Button } from '../../components/button';
import panel from './asset-details.module.css';
import styles from './earlier-originals.module.css';
import file from './file-row.module.css';
import { useEarlierOriginals, type EarlierOriginal } from './use-asset';

/** 'Vervangen op 22 november 2026 om 09:05 door Mirjam Bakker' */
function replacedText({ replaced_at, replaced_by }: EarlierOriginal): string {
  const when = `Vervangen op ${fullMoment(replaced_at)}`;
  return replaced_by ? `${when} door ${replaced_by.name}` : when;
}

/** Earlier originals of an asset: who replaced each and when, with a button to restore it. */
export function EarlierOriginals({ id }: { id: string }) {
  const { data: originals = [] } = useEarlierOriginals(id);
  const [busy, setBusy] = useState<string | null>(null);
  const report = useReportError();
  if (originals.length === 0) return null;

  async function restore(original: EarlierOriginal): Promise<void> {
    setBusy(original.id);
    try {
      await restoreOriginal(id, original.id);
      toast.success(`${original.file.name} staat weer overal waar deze asset staat.`);
      document.getElementById('eerder')?.focus();
    } catch (thrown) {
      report(thrown);
    } finally {
      setBusy(null);
    }
  }

  return (
    <section className={panel.group} aria-labelledby="eerder">
      <h3 id="eerder" tabIndex={-1}>
        Eerdere bestanden
      </h3>
      <ul role="list" className={panel.files}>
        {originals.map((original) => (
          <li key={original.id} className={styles.original}>
            <span className={styles.plate}>
              {original.file.preview && (
                <img
                  src={original.file.preview.url}
                  srcSet={original.file.preview.srcset}
                  sizes="128px"
                  alt=""
                />
              )}
            </span>
            <span>
              <span className={file.name}>{original.file.name}</span>
              <span className="meta">
                {byteSize(original.file.size)} · {replacedText(original)}
              </span>
            </span>
            <Button
              variant="paper"
              small
              busy={busy === original.id}
              aria-label={`Terugzetten: ${original.file.name}`}
              onClick={() => void restore(original)}
            >
              Terugzetten
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
