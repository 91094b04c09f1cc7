import { useState } from 'react';
import { Segments } from '../../../components/segments';
import { LargeDialog } from './large-dialog';
import { PageFrame } from './page-frame';
import { PageLook, type PageLookProps } from './page-look';
import styles from './preview-dialog.module.css';
import { nearestWidth, WINDOWS, WIDTH_OPTIONS } from './widths';

interface PreviewDialogProps {
  look: PageLookProps;
  onClose: () => void;
}

export function PreviewDialog({ look, onClose }: PreviewDialogProps) {
  const [width, setWidth] = useState(nearestWidth);
  const title = `Voorbeeld: ${look.page.title || 'zonder titel'}`;
  return (
    <LargeDialog title={title} closing="Voorbeeld sluiten" onClose={onClose}>
      <div className={styles.bar}>
        <Segments legend="Breedte" options={WIDTH_OPTIONS} value={width} onChange={setWidth} />
      </div>
      <div className={styles.stage}>
        <PageFrame title={title} size={WINDOWS[width]}>
          <PageLook {...look} />
        </PageFrame>
      </div>
    </LargeDialog>
  );
}
