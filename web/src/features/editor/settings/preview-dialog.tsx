import type { Block } from '../../../api/types';
import { Button } from '../../../theme/controls/button';
import { Dialog } from '../../../theme/controls/dialog';
import { Inert } from '../../../theme/controls/inert';
import { PageBlocks } from '../../blocks/page-blocks';
import styles from './preview-dialog.module.css';

interface PreviewDialogProps {
  title: string;
  blocks: readonly Block[];
  home: boolean;
  onClose: () => void;
}

/** The page as visitors will see it. */
export function PreviewDialog({ title, blocks, home, onClose }: PreviewDialogProps) {
  return (
    <Dialog
      title={`Voorbeeld: ${title || 'zonder titel'}`}
      onClose={onClose}
      className={styles.dialog}
      actions={
        <Button variant="soft" onClick={onClose}>
          Voorbeeld sluiten
        </Button>
      }
    >
      <Inert className={`page-container ${styles.page}`}>
        <p className={`wrap ${styles.title}`}>{title}</p>
        <PageBlocks blocks={blocks} home={home} />
      </Inert>
    </Dialog>
  );
}
