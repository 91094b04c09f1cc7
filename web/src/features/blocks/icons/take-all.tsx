import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/button';
import { useReportError } from '../../../lib/use-report-error';
import { startZip } from '../../basket';
import type { Icon } from './icons';

/** The server puts this many files in one zip (contract section 11). */
const MOST = 200;

/** Downloads the pictograms that were found, as one zip of those that the viewer may use. */
export function TakeAll({ icons, className }: { icons: readonly Icon[]; className?: string }) {
  const [busy, setBusy] = useState(false);
  const report = useReportError();
  const files = icons.flatMap(({ asset, svg }) => (svg && asset.can.use ? [{ file: svg.id }] : []));
  if (files.length < 2) return null;
  const start = () => {
    setBusy(true);
    void startZip(files.slice(0, MOST), null)
      .catch(report)
      .finally(() => setBusy(false));
  };
  return (
    <Button variant="soft" small busy={busy} onClick={start} className={className}>
      {!busy && <Download />}
      {files.length > MOST ? `Download de eerste ${MOST} (zip)` : `Download alle ${files.length} (zip)`}
    </Button>
  );
}
