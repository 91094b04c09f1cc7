import { clsx } from 'clsx';
import { ClipboardPaste, X } from 'lucide-react';
import { useId, useLayoutEffect, useState } from 'react';
import type { BlockType } from '../../../api/types';
import { Button } from '../../../components/button';
import { TextField } from '../../../components/text-field';
import { closeBeside, useModal } from '../../../components/use-modal';
import { readCopiedBlock } from '../../../lib/copied-block';
import { useEmbedHosts } from '../../../lib/embed-hosts';
import { walkResults } from '../../../lib/list-keys';
import { BlockDrawing } from './block-drawing';
import styles from './block-picker.module.css';
import { blockSummary } from './block-summary';
import { findTypes } from './find-types';
import { getType } from './get-type';

/** Where a block is asked for. */
export interface PickerRequest {
  /** The index of the new block. */
  at: number;
  /** What asked: the picker opens there. */
  beside: Element;
  /** Runs once a block is chosen. */
  before?: () => void;
}

const GAP = 8;
/** A plus is no wider. */
const PLUS = 48;
/** Enough to show the first rows. */
const LEAST = 360;

/** Puts it under what asked for it, or above where there is more room; on a phone CSS puts it at the bottom. */
function place(dialog: HTMLElement, beside: Element): void {
  const { top, bottom, left, width } = beside.getBoundingClientRect();
  const below = window.innerHeight - bottom - 2 * GAP;
  const above = top - 2 * GAP;
  const isBelow = below >= Math.min(LEAST, dialog.offsetHeight) || below >= above;
  const room = Math.max(isBelow ? below : above, Math.min(LEAST, window.innerHeight - 2 * GAP));
  const height = Math.min(dialog.offsetHeight, room);
  const most = window.innerHeight - GAP - height;
  const clamp = (wanted: number): string => `${Math.max(GAP, Math.min(wanted, most))}px`;
  // Around a plus; in line with a text or a button with words.
  const x = width > PLUS ? left : left + (width - dialog.offsetWidth) / 2;
  // It stays beside what asked while it shrinks to what is found.
  dialog.style.setProperty('--y', isBelow ? clamp(bottom + GAP) : 'auto');
  dialog.style.setProperty('--bottom', isBelow ? 'auto' : clamp(window.innerHeight - top + GAP));
  dialog.style.setProperty(
    '--x',
    `${Math.max(GAP, Math.min(x, document.documentElement.clientWidth - GAP - dialog.offsetWidth))}px`,
  );
  dialog.style.setProperty('--room', `${room}px`);
}

interface BlockPickerProps {
  types: readonly BlockType[];
  beside: Element;
  onChoose: (type: BlockType) => void;
  onPaste: () => void;
  onClose: () => void;
}

/** Chooses a type of block by its drawing, its name or a word for what it does. Enter takes the first. */
export function BlockPicker({ types, beside, onChoose, onPaste, onClose }: BlockPickerProps) {
  const dialog = useModal(onClose);
  const [search, setSearch] = useState('');
  const id = useId();
  const copied = readCopiedBlock();
  const embedHosts = useEmbedHosts();
  // What the operator allows nothing for cannot be filled.
  const usable = types.filter(({ type }) => type !== 'embed' || embedHosts?.length !== 0);
  const found = findTypes(usable, search);
  useLayoutEffect(() => {
    if (!dialog.current) return;
    place(dialog.current, beside);
    dialog.current.querySelector('input')?.focus();
  }, [dialog, beside]);
  return (
    <dialog
      ref={dialog}
      className={clsx('card edged', styles.picker)}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onMouseDown={closeBeside(onClose)}
    >
      <div className={clsx('stack', styles.inside)} role="presentation" onKeyDown={walkResults}>
        <div className={clsx('line', styles.head)}>
          <h2 id={id}>Blok toevoegen</h2>
          <Button variant="quiet" small iconOnly aria-label="Annuleren" onClick={onClose}>
            <X />
          </Button>
        </div>
        <TextField
          label="Zoeken"
          type="search"
          placeholder="foto, tabel, knop, download…"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        {copied && (
          <Button variant="soft" small className={styles.paste} onClick={onPaste}>
            <ClipboardPaste />
            <span>Gekopieerd blok plakken: {blockSummary(copied) || getType(types, copied).label}</span>
          </Button>
        )}
        <p role="status" className={found.length === 0 ? undefined : 'sr'}>
          {found.length === 0
            ? 'Geen blok past bij dit woord. Probeer foto, tekst of download.'
            : search.trim() && `${found.length} gevonden`}
        </p>
        <ul
          role="list"
          className={clsx('grid gap-half', styles.types)}
          data-searching={search.trim() ? '' : undefined}
        >
          {found.map((type) => (
            <li key={type.type} className={clsx('grid rounded', styles.type)}>
              <BlockDrawing type={type} />
              <div>
                <button
                  type="button"
                  className={clsx('covers text-sm strong', styles.label)}
                  data-result
                  aria-describedby={`${id}-${type.type}`}
                  onClick={() => onChoose(type)}
                >
                  {type.label}
                </button>
                <p id={`${id}-${type.type}`} className="text-xs soft">
                  {type.description}
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </dialog>
  );
}
