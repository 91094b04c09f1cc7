import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { clsx } from 'clsx';
import { ArrowDown, ArrowUp, ChevronDown, Copy, GripVertical, Trash2 } from 'lucide-react';
import type { Block, BlockType } from '../../../api/types';
import { Button } from '../../../theme/controls/button';
import { Switch } from '../../../theme/controls/checkbox';
import { Inert } from '../../../theme/controls/inert';
import { renderBlock } from '../../blocks/registry';
import { BlockForm } from '../fields/block-form';
import { Fields } from '../fields/parts';
import { ADD_BLOCK } from './add-block-dialog';
import styles from './block-card.module.css';
import { BlockRights } from './block-rights';
import { blockSummary } from './block-summary';
import type { BlockActions } from './use-block-actions';

interface BlockCardProps {
  block: Block;
  type: BlockType;
  index: number;
  count: number;
  open: boolean;
  errors: Record<string, string>;
  pageGroups: Block['groups'];
  actions: BlockActions;
}

/** Before a block goes: the focus to the next one, the last one or, without any, to the button that adds one. */
function focusBeside(button: Element): void {
  const card = button.closest('li');
  const beside = card?.nextElementSibling ?? card?.previousElementSibling;
  const target = beside ? beside.querySelector('[aria-expanded]') : document.getElementById(ADD_BLOCK);
  if (target instanceof HTMLElement) target.focus();
}

/** One block in the editor: as visitors see it, or open with its form. */
export function BlockCard({ block, type, index, count, open, errors, pageGroups, actions }: BlockCardProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({
      id: block.id,
    });
  const name = `Blok ${index + 1}: ${type.label}`;
  const summary = blockSummary(block);
  const { id } = block;
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={clsx(styles.card, open && styles.open, isDragging && styles.lifted)}
    >
      <div role="group" aria-label={name}>
        <div className={styles.head}>
          <button
            type="button"
            ref={setActivatorNodeRef}
            className={styles.handle}
            {...attributes}
            {...listeners}
            aria-label={`Verplaats ${name}`}
            aria-roledescription="versleepbaar blok"
          >
            <GripVertical className="icon" aria-hidden="true" />
          </button>
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={open}
            onClick={() => actions.open(open ? null : id)}
          >
            <span className={styles.label}>{type.label}</span>
            {summary && <span className={styles.summary}>{summary}</span>}
            <ChevronDown className={clsx('icon', styles.chevron)} aria-hidden="true" />
          </button>
          <div className={styles.tools}>
            <Switch
              label="Privé"
              checked={block.isPrivate}
              onChange={(event) => actions.rights(id, { isPrivate: event.target.checked })}
            />
            <Button
              variant="quiet"
              iconOnly
              aria-label="Omhoog"
              aria-disabled={index === 0}
              onClick={() => index > 0 && actions.move(id, index - 1)}
            >
              <ArrowUp className="icon" aria-hidden="true" />
            </Button>
            <Button
              variant="quiet"
              iconOnly
              aria-label="Omlaag"
              aria-disabled={index === count - 1}
              onClick={() => index < count - 1 && actions.move(id, index + 1)}
            >
              <ArrowDown className="icon" aria-hidden="true" />
            </Button>
            <Button variant="quiet" iconOnly aria-label="Dupliceren" onClick={() => actions.duplicate(id)}>
              <Copy className="icon" aria-hidden="true" />
            </Button>
            <Button
              variant="quiet"
              iconOnly
              aria-label="Verwijderen"
              onClick={({ currentTarget }) => {
                focusBeside(currentTarget);
                actions.remove(id);
              }}
            >
              <Trash2 className="icon" aria-hidden="true" />
            </Button>
          </div>
        </div>
        {open ? (
          <div className={styles.form}>
            <BlockForm
              type={type}
              errors={errors}
              onChange={(path, value) => actions.change(id, path, value)}
            >
              <Fields fields={type.fields} path="" value={block} />
            </BlockForm>
            <BlockRights block={block} pageGroups={pageGroups} actions={actions} />
          </div>
        ) : (
          <Inert className={`page-container ${styles.preview}`}>{renderBlock(block)}</Inert>
        )}
      </div>
    </li>
  );
}
