import { ClipboardPaste } from 'lucide-react';
import { useState } from 'react';
import type { BlockType } from '../../../api/types';
import { Button } from '../../../components/button';
import { CancelButton, Dialog } from '../../../components/dialog';
import { TextField } from '../../../components/text-field';
import styles from './add-block-dialog.module.css';
import { blockSummary } from './block-summary';
import { walkResults } from '../../../lib/list-keys';
import { copiedBlock } from '../../../lib/copied-block';
import { getType } from './get-type';

interface AddBlockDialogProps {
  types: readonly BlockType[];
  onChoose: (type: BlockType) => void;
  onPaste: () => void;
  onClose: () => void;
}

export function AddBlockDialog({ types, onChoose, onPaste, onClose }: AddBlockDialogProps) {
  const [search, setSearch] = useState('');
  const copied = copiedBlock();
  const found = types.filter(({ label }) => label.toLowerCase().includes(search.trim().toLowerCase()));
  return (
    <Dialog title="Blok toevoegen" onClose={onClose} width={720} actions={<CancelButton onClick={onClose} />}>
      <div role="presentation" onKeyDown={walkResults}>
        <TextField
          label="Zoeken"
          type="search"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        {found.length === 0 && <p className={styles.none}>Geen blok heet zo.</p>}
        {copied && (
          <Button variant="soft" className={styles.paste} onClick={onPaste}>
            <ClipboardPaste />
            Gekopieerd blok plakken: {blockSummary(copied) || getType(types, copied).label}
          </Button>
        )}
        <ul role="list" className={styles.types}>
          {found.map((type) => (
            <li key={type.type}>
              <button type="button" className={styles.type} data-result onClick={() => onChoose(type)}>
                <span className={styles.picture} data-type={type.type} aria-hidden="true">
                  <i />
                  <i />
                </span>
                {type.label}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
