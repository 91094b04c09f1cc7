import { useSortable } from '@dnd-kit/sortable';
import { clsx } from 'clsx';
import { CornerRightDown, Images, Lock } from 'lucide-react';
import { memo, useRef, type ReactNode } from 'react';
import type { Block, BlockType } from '../../../api/types';
import { Inert } from '../../../components/inert';
import type { BlockLook } from '../../blocks';
import { BlockForm } from '../fields/block-form';
import { EditingBlock } from '../in-place/editing-block';
import { NewPlaces } from '../files/new-places';
import type { DropHint } from '../files/describe-drop';
import { focusFirst } from '../in-place/put-caret';
import { ConflictBar } from '../saving/conflict-bar';
import { BlockBar } from './block-bar';
import styles from './block-frame.module.css';
import { InsertBelowContext } from './insert-below';
import { focusBeside } from '../use-restored-focus';
import { RenderedBlock } from './rendered-block';
import type { BlockActions } from './use-block-actions';
import { frameId } from './use-selected-block';
import { useSelectByClick } from './use-select-by-click';

interface BlockFrameProps {
  block: Block;
  type: BlockType;
  home: boolean;
  hero?: boolean;
  tile?: BlockLook['tile'];
  index: number;
  count: number;
  selected: boolean;
  /** Shows block names only, for an overview of a long page. */
  outline: boolean;
  /** Whether files are dragged over it. */
  hasFilesOver: boolean;
  /** What would happen with files that are dragged over the page, on this block. */
  dropHint: DropHint | null;
  errors: Record<string, string>;
  actions: BlockActions;
  below: ReactNode;
}

/** Whether to draw the line that shows where a dragged block would land. */
const landing = ({ isOver, activeIndex, index }: { isOver: boolean; activeIndex: number; index: number }) =>
  isOver && activeIndex !== index && (activeIndex > index ? styles.landsAbove : styles.landsBelow);

/** One block in the page editor: rendered as visitors see it, and editable when selected. */
export const BlockFrame = memo(function BlockFrame(props: BlockFrameProps) {
  const {
    block,
    type,
    home,
    hero,
    tile,
    index,
    count,
    selected,
    outline,
    hasFilesOver,
    dropHint,
    errors,
    actions,
    below,
  } = props;
  const shown = <RenderedBlock {...{ block, home, hero, tile }} onRemove={actions.remove} />;
  const { id } = block;
  const sortable = useSortable({ id });
  const frame = useRef<HTMLElement | null>(null);
  const isWritten = selected && !outline;

  useSelectByClick({
    frame,
    active: !selected && !outline,
    isWritten,
    onSelect: () => actions.open(id),
  });
  const name = `Blok ${index + 1}: ${type.label}`;
  return (
    <div
      ref={(element) => {
        sortable.setNodeRef(element);
        frame.current = element;
      }}
      role="group"
      aria-label={name}
      id={frameId(id)}
      data-block={id}
      data-selected={selected ? '' : undefined}
      className={clsx(
        styles.frame,
        selected && styles.selected,
        outline && styles.outline,
        tile && styles.tile,
        sortable.isDragging && styles.dragged,
        hasFilesOver && styles.filesOver,
        landing(sortable),
      )}
    >
      <BlockBar
        {...{ block, name, index, count, selected, outline, actions }}
        label={type.label}
        setHandle={sortable.setActivatorNodeRef}
        attributes={sortable.attributes}
        listeners={sortable.listeners}
        onSelect={() => {
          actions.open(selected ? null : id);
          if (!selected) requestAnimationFrame(() => frame.current && focusFirst(frame.current));
        }}
        onRemove={(button) => {
          focusBeside(button);
          actions.remove(id);
        }}
      />
      <ConflictBar block={id} />
      {block.isPrivate && !outline && (
        <span className={clsx('line text-xs', styles.private)}>
          <Lock />
          Privé
        </span>
      )}
      {!outline &&
        (isWritten ? (
          <BlockForm {...{ type, block, errors }} onChange={(path, value) => actions.change(id, path, value)}>
            <InsertBelowContext.Provider
              value={(beside, before) => actions.insert(index + 1, beside, before)}
            >
              <EditingBlock>{shown}</EditingBlock>
            </InsertBelowContext.Provider>
          </BlockForm>
        ) : (
          <Inert className={styles.still}>{shown}</Inert>
        ))}
      {!outline && below}
      {dropHint && (
        <span
          className={clsx('rounded text-xs edged', styles.dropHint)}
          data-off={dropHint.places === 0 || undefined}
          aria-hidden="true"
        >
          {dropHint.places > 0 ? <Images /> : <CornerRightDown />}
          <span>
            <b>{dropHint.words}</b>
            {dropHint.note}
          </span>
        </span>
      )}
      {hasFilesOver && dropHint && dropHint.places > 0 && <NewPlaces count={dropHint.places} />}
    </div>
  );
});
