import { useState } from 'react';
import type { BlockType } from '../../../api/types';
import { Button } from '../../../theme/controls/button';
import { Dialog } from '../../../theme/controls/dialog';
import { TextField } from '../../../theme/controls/text-field';
import styles from './add-block-dialog.module.css';

/** The id of the button that opens it. */
export const ADD_BLOCK = 'blok-toevoegen';

interface AddBlockDialogProps {
  types: readonly BlockType[];
  onChoose: (type: BlockType) => void;
  onClose: () => void;
}

/** Every block type by its name, to add one. */
export function AddBlockDialog({ types, onChoose, onClose }: AddBlockDialogProps) {
  const [search, setSearch] = useState('');
  const found = types.filter(({ label }) => label.toLowerCase().includes(search.trim().toLowerCase()));
  return (
    <Dialog
      title="Blok toevoegen"
      onClose={onClose}
      className={styles.dialog}
      actions={
        <Button variant="quiet" onClick={onClose}>
          Annuleren
        </Button>
      }
    >
      <TextField
        label="Zoeken"
        type="search"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      {found.length === 0 && <p className={styles.none}>Geen blok heet zo.</p>}
      <ul role="list" className={styles.types}>
        {found.map((type) => (
          <li key={type.type}>
            <button type="button" className={styles.type} onClick={() => onChoose(type)}>
              <span className={styles.picture} data-type={type.type} aria-hidden="true">
                <i />
                <i />
              </span>
              {type.label}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
