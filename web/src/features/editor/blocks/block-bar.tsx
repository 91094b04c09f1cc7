import type { DraggableAttributes, DraggableSyntheticListeners } from '@dnd-kit/core';
import { clsx } from 'clsx';
import { ArrowDown, ArrowUp, ClipboardCopy, Copy, GripVertical, Lock, LockOpen, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Block } from '../../../api/types';
import { useToolbarKeys } from '../toolbar-keys';
import tools from '../tool.module.css';
import styles from './block-bar.module.css';
import { useBlockButton } from './block-buttons';
import { blockSummary } from './block-summary';
import type { BlockActions } from './use-block-actions';

interface ToolProps {
  label: string;
  disabled?: boolean;
  onClick: (button: HTMLButtonElement) => void;
  children: ReactNode;
}

/** An unavailable tool stays focusable: an editor who moves a block up step by step must not lose focus at the top. */
function Tool({ label, disabled = false, onClick, children }: ToolProps) {
  return (
    <button
      type="button"
      className={`center ${tools.tool} ${styles.tool}`}
      aria-label={label}
      aria-disabled={disabled || undefined}
      onClick={({ currentTarget }) => !disabled && onClick(currentTarget)}
    >
      {children}
    </button>
  );
}

interface BlockBarProps {
  block: Block;
  /** 'Blok 2: Tekst' */
  name: string;
  label: string;
  index: number;
  count: number;
  selected: boolean;
  outline: boolean;
  actions: BlockActions;
  onSelect: () => void;
  onRemove: (button: HTMLButtonElement) => void;
  /** Ref for the drag handle, from dnd-kit. */
  setHandle: (element: HTMLElement | null) => void;
  attributes: DraggableAttributes;
  listeners: DraggableSyntheticListeners;
}

export function BlockBar(props: BlockBarProps) {
  const { block, name, label, index, count, selected, outline, actions, onSelect, onRemove } = props;
  const { setHandle, attributes, listeners } = props;
  const { id, isPrivate } = block;
  const keys = useToolbarKeys();
  const button = useBlockButton(id);
  return (
    <div
      {...keys}
      aria-label={`Knoppen van blok ${index + 1}`}
      className={clsx('line gap-half small-icons', styles.bar, outline && clsx('panel', styles.row))}
      data-bar
    >
      <div>
        <button
          type="button"
          ref={setHandle}
          className={`center ${tools.tool} ${styles.handle}`}
          {...attributes}
          {...listeners}
          aria-label={`Verplaats ${name}`}
          aria-roledescription="versleepbaar blok"
        >
          <GripVertical />
        </button>
        <button
          ref={button}
          type="button"
          className={clsx('line text-xs strong', styles.name)}
          aria-expanded={selected}
          onClick={onSelect}
        >
          <span>{label}</span>
          <span className={styles.summary}>{blockSummary(block)}</span>
        </button>
      </div>
      <div className={styles.tools}>
        <button
          type="button"
          role="switch"
          className={`center ${tools.tool} ${styles.tool}`}
          aria-checked={isPrivate}
          aria-label="Privé"
          data-tip="Privé: alleen voor de groepen van dit blok"
          onClick={() => actions.rights(id, { isPrivate: !isPrivate })}
        >
          {isPrivate ? <Lock /> : <LockOpen />}
        </button>
        <Tool label="Omhoog" disabled={index === 0} onClick={() => actions.move(id, index - 1)}>
          <ArrowUp />
        </Tool>
        <Tool label="Omlaag" disabled={index === count - 1} onClick={() => actions.move(id, index + 1)}>
          <ArrowDown />
        </Tool>
        <Tool label="Dupliceren" onClick={() => actions.duplicate(id)}>
          <Copy />
        </Tool>
        <Tool label="Kopiëren naar een andere pagina" onClick={() => actions.copy(id)}>
          <ClipboardCopy />
        </Tool>
        <Tool label="Verwijderen" onClick={onRemove}>
          <Trash2 />
        </Tool>
      </div>
    </div>
  );
}
