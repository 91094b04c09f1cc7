import { Plus } from 'lucide-react';
import { useCallback, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { BlockType, Page } from '../../api/types';
import { DetailsPanel } from '../../lib/details-panel';
import { isSystemPage } from '../../lib/page-tree/tree';
import { Button } from '../../theme/controls/button';
import { ScreenHeading } from '../../theme/controls/screen-heading';
import { TextField } from '../../theme/controls/text-field';
import { UnsavedGuard } from '../../theme/controls/unsaved-guard';
import { ADD_BLOCK, AddBlockDialog } from './blocks/add-block-dialog';
import { BlockList } from './blocks/block-list';
import { useBlockActions } from './blocks/use-block-actions';
import { ConflictDialog } from './conflict-dialog';
import styles from './page-editor.module.css';
import { PageSettings } from './settings/page-settings';
import { PreviewDialog } from './settings/preview-dialog';
import { RemovePage } from './settings/remove-page';
import { changePage } from './state/change-page';
import { editorOf, isDirty, reduce } from './state/reducer';
import { draftOf, EMPTY_DRAFT } from './state/wire';
import { Toolbar } from './toolbar';
import { useFirstError } from './use-first-error';
import { useSaving, type Purpose } from './use-saving';
import { useUndoKeys } from './use-undo-keys';

interface PageEditorProps {
  /** The page as the server gave it last; null makes a new one. */
  page: Page | null;
  types: readonly BlockType[];
  /** After the server has written the page. */
  onStored: (page: Page) => void;
  onLoadOther: () => void;
  onRemoved: () => void;
}

/** The editor of one page. */
export function PageEditor({ page, types, onStored, onLoadOther, onRemoved }: PageEditorProps) {
  const [state, dispatch] = useReducer(reduce, page ? draftOf(page) : EMPTY_DRAFT, editorOf);
  const [openId, setOpenId] = useState<number | null>(null);
  const [gone, setGone] = useState(false);
  const [shown, setShown] = useState<'add' | 'preview' | null>(null);
  const { draft } = state;
  const { busy, errors, conflict, save, closeConflict } = useSaving({ page, types, dispatch, onStored });
  const actions = useBlockActions(draft.blocks, dispatch, setOpenId);
  const root = useRef<HTMLDivElement>(null);
  useUndoKeys(dispatch);

  const store = useCallback((purpose: Purpose) => void save(draft, purpose), [draft, save]);

  const leave = (): void => {
    // Before the way out is taken: there is nothing left to lose.
    flushSync(() => setGone(true));
    onRemoved();
  };

  useFirstError(errors, draft.blocks, setOpenId, root);

  return (
    <div ref={root}>
      <UnsavedGuard dirty={isDirty(state) && busy === null && !gone} />
      <Toolbar
        page={page}
        dirty={isDirty(state)}
        busy={busy}
        canUndo={state.past.length > 0}
        canRedo={state.future.length > 0}
        onUndo={() => dispatch({ type: 'undo' })}
        onRedo={() => dispatch({ type: 'redo' })}
        onPreview={() => setShown('preview')}
        onSave={store}
      />
      <div className={`wrap ${styles.editor}`}>
        <ScreenHeading className={styles.heading}>
          {page ? `${page.title} bewerken` : 'Nieuwe pagina'}
        </ScreenHeading>
        <div className={styles.names}>
          <TextField
            label="Titel"
            value={draft.title}
            error={errors.title}
            onChange={(event) =>
              dispatch({ type: 'change', change: changePage({ title: event.target.value }) })
            }
          />
          <TextField
            label="Slug"
            value={draft.slug}
            disabled={page !== null && isSystemPage(page.slug)}
            hint={page ? undefined : 'Laat leeg om de slug van de titel te maken.'}
            spellCheck={false}
            error={errors.slug}
            onChange={(event) =>
              dispatch({ type: 'change', change: changePage({ slug: event.target.value }) })
            }
          />
        </div>
        <Button id={ADD_BLOCK} variant="soft" onClick={() => setShown('add')}>
          <Plus className="icon" aria-hidden="true" />
          Blok toevoegen
        </Button>
        {draft.blocks.length === 0 && (
          <p className={styles.empty}>Deze pagina is nog leeg. Begin met een blok tekst of een beeld.</p>
        )}
        <BlockList
          blocks={draft.blocks}
          types={types}
          pageGroups={draft.groups}
          openId={openId}
          errors={errors}
          actions={actions}
        />
      </div>
      <DetailsPanel>
        <PageSettings pageId={page?.id ?? null} draft={draft} errors={errors} dispatch={dispatch} />
        {page && !isSystemPage(page.slug) && <RemovePage page={page} onRemoved={leave} />}
      </DetailsPanel>
      {shown === 'add' && (
        <AddBlockDialog
          types={types}
          onClose={() => setShown(null)}
          onChoose={(type) => {
            actions.add(type);
            setShown(null);
          }}
        />
      )}
      {shown === 'preview' && (
        <PreviewDialog
          title={draft.title}
          blocks={draft.blocks}
          home={page?.slug === 'home'}
          onClose={() => setShown(null)}
        />
      )}
      {conflict && (
        <ConflictDialog
          onClose={closeConflict}
          onKeepMine={() => void save(draft, conflict, true)}
          onLoadOther={onLoadOther}
        />
      )}
    </div>
  );
}
