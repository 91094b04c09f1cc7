import { ListTree, Plus } from 'lucide-react';
import { useCallback, useReducer, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Block, BlockType, Page } from '../../api/types';
import { DetailsPanel } from '../../lib/details-panel';
import { isSystemPage } from '../../lib/page-tree/tree';
import { useMedia } from '../../lib/use-media';
import { Button } from '../../theme/controls/button';
import { ScreenHeading } from '../../theme/controls/screen-heading';
import { UnsavedGuard } from '../../theme/controls/unsaved-guard';
import { AddBlockDialog } from './blocks/add-block-dialog';
import { BlockSettings } from './blocks/block-settings';
import { errorsOf } from './blocks/errors-of';
import { ADD_BLOCK } from './blocks/focus-beside';
import { typeOf } from './blocks/type-of';
import { useBlockActions } from './blocks/use-block-actions';
import { ConflictDialog } from './conflict-dialog';
import { PlacesContext, usePlaces } from './in-place/places';
import { PageCanvas } from './page-canvas';
import styles from './page-editor.module.css';
import { PageTitle } from './page-title';
import { PageSettings } from './settings/page-settings';
import { PreviewDialog } from './settings/preview-dialog';
import { RemovePage } from './settings/remove-page';
import { changePage } from './state/change-page';
import { editorOf, isDirty, reduce } from './state/reducer';
import { draftOf, EMPTY_DRAFT } from './state/wire';
import { Toolbar } from './toolbar';
import { useEscape } from './use-escape';
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

/** From here on the window has room for the details panel beside the page. */
const BESIDE = '(min-width: 62rem)';

/** The editor of one page: the page itself, to write on, and a panel with settings. */
export function PageEditor({ page, types, onStored, onLoadOther, onRemoved }: PageEditorProps) {
  const [state, dispatch] = useReducer(reduce, page ? draftOf(page) : EMPTY_DRAFT, editorOf);
  const [selectedId, setSelectedId] = useState<number | null>(null);
  const [outline, setOutline] = useState(false);
  const [gone, setGone] = useState(false);
  const [preview, setPreview] = useState(false);
  const [addAt, setAddAt] = useState<number | null>(null);
  const { draft } = state;
  const { busy, errors, conflict, save, closeConflict } = useSaving({ page, types, dispatch, onStored });
  const actions = useBlockActions({ blocks: draft.blocks, dispatch, insert: setAddAt, open: setSelectedId });
  const places = usePlaces();
  const isBeside = useMedia(BESIDE);
  useUndoKeys(dispatch);
  useEscape(
    selectedId,
    useCallback(() => setSelectedId(null), []),
  );
  useFirstError(errors, draft.blocks, setSelectedId);

  const store = useCallback((purpose: Purpose) => void save(draft, purpose), [draft, save]);

  const leave = (): void => {
    // Before the way out is taken: there is nothing left to lose.
    flushSync(() => setGone(true));
    onRemoved();
  };

  const settingsOf = (block: Block) => {
    const index = draft.blocks.indexOf(block);
    return (
      <BlockSettings
        key={block.id}
        {...{ block, index, actions }}
        type={typeOf(types, block)}
        count={draft.blocks.length}
        errors={errorsOf(errors, index)}
        pageGroups={draft.groups}
      />
    );
  };
  const selected = draft.blocks.find(({ id }) => id === selectedId);

  return (
    <PlacesContext.Provider value={places}>
      <UnsavedGuard dirty={isDirty(state) && busy === null && !gone} />
      <Toolbar
        page={page}
        dirty={isDirty(state)}
        busy={busy}
        canUndo={state.past.length > 0}
        canRedo={state.future.length > 0}
        onUndo={() => dispatch({ type: 'undo' })}
        onRedo={() => dispatch({ type: 'redo' })}
        onPreview={() => setPreview(true)}
        onSave={store}
      />
      <div className={styles.canvas}>
        <ScreenHeading className="sr">{page ? `${page.title} bewerken` : 'Nieuwe pagina'}</ScreenHeading>
        <div className={`page-container ${styles.sheet}`}>
          <div className={`wrap ${styles.opening}`} data-opening>
            <PageTitle
              title={draft.title}
              error={errors.title}
              onChange={(title) => dispatch({ type: 'change', change: changePage({ title }) })}
            />
            <div className={styles.tools}>
              <Button id={ADD_BLOCK} variant="soft" small onClick={() => setAddAt(0)}>
                <Plus className="icon" aria-hidden="true" />
                Blok toevoegen
              </Button>
              {draft.blocks.length > 1 && (
                <Button variant="quiet" small aria-pressed={outline} onClick={() => setOutline(!outline)}>
                  <ListTree className="icon" aria-hidden="true" />
                  {outline ? 'Hele pagina' : 'Overzicht van blokken'}
                </Button>
              )}
            </div>
            {draft.blocks.length === 0 && (
              <p className={styles.empty}>Deze pagina is nog leeg. Begin met een blok tekst of een beeld.</p>
            )}
          </div>
          <PageCanvas
            blocks={draft.blocks}
            home={page?.slug === 'home'}
            below={(block) => (isBeside ? null : settingsOf(block))}
            {...{ types, selectedId, outline, errors, actions }}
          />
        </div>
      </div>
      <DetailsPanel>
        {selected && isBeside && !outline ? (
          settingsOf(selected)
        ) : (
          <>
            <PageSettings pageId={page?.id ?? null} draft={draft} errors={errors} dispatch={dispatch} />
            {page && !isSystemPage(page.slug) && <RemovePage page={page} onRemoved={leave} />}
          </>
        )}
      </DetailsPanel>
      {addAt !== null && (
        <AddBlockDialog
          types={types}
          onClose={() => setAddAt(null)}
          onChoose={(type) => {
            actions.add(type, addAt);
            setAddAt(null);
          }}
          onPaste={() => {
            actions.paste(addAt);
            setAddAt(null);
          }}
        />
      )}
      {preview && (
        <PreviewDialog
          title={draft.title}
          blocks={draft.blocks}
          home={page?.slug === 'home'}
          onClose={() => setPreview(false)}
        />
      )}
      {conflict && (
        <ConflictDialog
          onClose={closeConflict}
          onKeepMine={() => void save(draft, conflict, true)}
          onLoadOther={onLoadOther}
        />
      )}
    </PlacesContext.Provider>
  );
}
