import { useState, type FormEvent } from 'react';
import type { File } from '../../api/types';
import { Button } from '../../components/button';
import { TextField } from '../../components/text-field';
import { getFiles } from '../../lib/offers';
import { getName } from '../../lib/asset-display';
import { readDownload, saveFile } from '../../lib/start-download';
import { toPng } from '../../lib/to-png';
import { useReportError } from '../../lib/use-report-error';
import { FormatList } from '../blocks';
import type { SharedAsset } from './api';
import styles from './own-size.module.css';

/** In pixels. */
const LEAST = 16;
const MOST = 4000;

const TOO_LARGE = 'Zo groot kan je browser het niet tekenen. Kies een kleinere maat.';

/** The width that somebody typed, or a sentence that says what it may be. */
function readWidth(typed: string): { width: number } | { problem: string } {
  const text = typed.trim().replace(/\s*px$/i, '');
  const width = /^\d{1,6}$/.test(text) ? Number(text) : NaN;
  return width >= LEAST && width <= MOST
    ? { width }
    : { problem: `Vul een heel getal in van ${LEAST} tot en met ${MOST}.` };
}

/** A drawing in a width that somebody types: the browser draws it, for a drawing has any size. */
function OwnWidth({ asset, drawing }: { asset: SharedAsset; drawing: File }) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const report = useReportError();

  const draw = async (width: number): Promise<void> => {
    const source = await (await readDownload({ of: 'files', id: drawing.id })).text();
    // A tall one is too much for a browser sooner.
    const drawn = await toPng(source, { width }).catch(() => null);
    if (drawn) saveFile(drawn, `${getName(asset)}-${width}px.png`);
    else setProblem(TOO_LARGE);
  };
  const start = (event: FormEvent): void => {
    event.preventDefault();
    const read = readWidth(typed);
    setProblem('problem' in read ? read.problem : '');
    if ('problem' in read) return;
    setBusy(true);
    void draw(read.width)
      .catch(report)
      .finally(() => setBusy(false));
  };
  return (
    <form className={styles.own} noValidate onSubmit={start}>
      <TextField
        label="Breedte in pixels"
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        value={typed}
        error={problem}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button variant="paper" type="submit" busy={busy}>
        Download PNG
      </Button>
    </form>
  );
}

/** Other sizes than the files have: a width of one's own for what is drawn by lines, and the formats of the house. */
export default function OwnSize({ asset }: { asset: SharedAsset }) {
  const drawing = getFiles(asset).find(({ ext, kind }) => ext === '.svg' && kind === 'usable');
  return (
    <div className={styles.sizes}>
      {drawing && <OwnWidth asset={asset} drawing={drawing} />}
      <div className={styles.formats}>
        {drawing && <h3>Of in een vaste maat</h3>}
        <FormatList asset={asset} />
      </div>
    </div>
  );
}
