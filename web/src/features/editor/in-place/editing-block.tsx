import { clsx } from 'clsx';
import { Plus } from 'lucide-react';
import { useMemo, useRef, type ReactNode } from 'react';
import { type Editing, EditingContext, EmptyPlaceContext } from '../../blocks';
import { useBlockForm } from '../fields/block-form';
import styles from './editing-block.module.css';
import { AssetPlaceholder } from './asset-placeholder';
import { OpenPlacesProvider, useOpenPlaces } from './open-places';
import { isWritable } from './writable';
import { AddItemButton } from './add-item-button';
import { RichTextField } from './rich-text-field';
import { EditableTextField } from './editable-text';

const renderEmptyPlace = (at: string): ReactNode => <AssetPlaceholder at={at} />;

/**
 * Makes the block inside editable in place. Requires a BlockForm around it. Empty texts take no space, so that
 * selecting a block moves nothing; buttons at its bottom, and Tab, lead to them.
 */
export function EditingBlock({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  const { labelAt } = useBlockForm();
  const { places, closed } = useOpenPlaces(root);
  const editing = useMemo(
    (): Editing => ({
      words: (at, text) => <EditableTextField at={at} text={text} />,
      // The rich text editor would drop markup that it does not support; the panel offers the source instead.
      richText: (at, html, className) =>
        isWritable(html) ? <RichTextField at={at} html={html} className={className} /> : null,
      isOpen: places.isOpen,
      add: (at) => <AddItemButton at={at} />,
    }),
    [places],
  );
  const write = (path: string): void =>
    root.current?.querySelector<HTMLElement>(`[data-writes][data-at="${path}"]`)?.focus();
  return (
    <OpenPlacesProvider value={places}>
      <EditingContext.Provider value={editing}>
        <EmptyPlaceContext.Provider value={renderEmptyPlace}>
          <div ref={root} className={styles.block}>
            {children}
            {closed.length > 0 && (
              <div className={clsx('small-icons', styles.closed)}>
                {closed.map((path) => (
                  <button
                    className="line gap-half card edged text-xs"
                    key={path}
                    type="button"
                    tabIndex={-1}
                    onClick={() => write(path)}
                  >
                    <Plus />
                    {labelAt(path)}
                  </button>
                ))}
              </div>
            )}
          </div>
        </EmptyPlaceContext.Provider>
      </EditingContext.Provider>
    </OpenPlacesProvider>
  );
}
