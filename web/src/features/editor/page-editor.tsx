import { ListTree, Plus } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Block, BlockType, Page } from '../../api/types';
import { DetailsPanel } from '../../components/details-panel';
import { isSystemPage } from '../page-tree';
import { useMedia } from './use-media';
import { Button } from '../../components/button';
import { ScreenHeading } from '../../components/screen-heading';
import { AddBlockDialog } from './blocks/add-block-dialog';
import { BlockSettings } from './blocks/block-settings';
import { getErrors } from './blocks/get-errors';
import { ADD_BLOCK, useRestoredFocus } from './use-kept-focus';
import { getType } from './blocks/get-type';
import { useBlockActions } from './blocks/use-block-actions';
import { useSelectedBlock } from './blocks/use-selected-block';
import { EditorFiles, useEditorFiles } from './files/editor-files';
import { GrowingText } from './in-place/growing-text';
import { PlacesContext, usePlaces } from './in-place/places';
import { focusFirst } from './in-place/put-caret';
import { PageCanvas } from './page-canvas';
import styles from './page-editor.module.css';
import { PageTools } from './publishing/page-tools';
import { SavingNotices } from './saving/saving-notices';
import { usePageSaving } from './saving/use-page-saving';
import { LinkingPages } from './settings/linking-pages';
import { OldAddresses } from './settings/old-addresses';
import { PageSettings } from './settings/page-settings';
import { Reach } from './settings/reach';
import { RemovePage } from './settings/remove-page';
import { useFollowingSlug } from './settings/use-following-slug';
import { changeTitle } from './state/page-changes';
import { followsTitle } from './state/slugs';
import { Toolbar } from './toolbar';
import { useEscape } from './use-escape';
import { useRefusedField } from './use-refused-field';
import { useUndoKeys } from './use-undo-keys';

interface PageEditorProps {
  /** The page as it was opened; null for a new page. */
  opened: Page | null;
  /** The title that a new page starts with. */
  title?: string;
  types: readonly BlockType[];
  /** Called after the server has saved the page; `leaving` while a navigation waits for the save. */
  onStored: (page: Page, leaving: boolean) => void;
  onRemoved: () => void;
}

/** From this width on, the details panel fits next to the page. */
const BESIDE = '(min-width: 62rem)';

/** The editor of one page: the page itself, editable in place, and a settings panel. */
export function PageEditor({ opened, title, types, onStored, onRemoved }: PageEditorProps) {
  const saving = usePageSaving({ opened, types, onStored });
  const { page, draft, errors, store } = saving;
  const { dispatch } = store;
  const [outline, setOutline] = useState(false);
  const [addAt, setAddAt] = useState<number | null>(null);
  const [selectedId, setSelectedId] = useSelectedBlock(draft.blocks);
  const getSlug = useFollowingSlug(opened, page);
  const actions = useBlockActions({ blocks: draft.blocks, dispatch, insert: setAddAt, open: setSelectedId });
  const files = useEditorFiles({ types, blocks: draft.blocks, selectedId, dispatch, open: setSelectedId });
  const places = usePlaces();
  const isBeside = useMedia(BESIDE);
  useUndoKeys(dispatch);
  useRestoredFocus();
  useEscape(
    selectedId,
    useCallback(() => setSelectedId(null), [setSelectedId]),
  );
  useEffect(() => {
    if (title) dispatch({ type: 'change', change: changeTitle(title) });
  }, [title, dispatch]);
  const goToRefused = useRefusedField(saving.reported, (id) => {
    setOutline(false);
    setSelectedId(id);
  });

  const leave = (): void => {
    saving.abandon();
    onRemoved();
  };

  const getSettings = (block: Block) => {
    const index = draft.blocks.indexOf(block);
    return (
      <BlockSettings
        key={block.id}
        {...{ block, index, actions }}
        type={getType(types, block)}
        count={draft.blocks.length}
        errors={getErrors(errors, index)}
        pageGroups={draft.groups}
      />
    );
  };
  const showBlock = (id: number): void => {
    flushSync(() => setSelectedId(id));
    document.querySelector<HTMLElement>(`[data-block="${id}"] [data-bar] [aria-expanded]`)?.focus();
  };
  /** A new block is empty, so its first text gets focus. */
  const put = (add: () => void): void => {
    flushSync(() => {
      add();
      setAddAt(null);
    });
    const frame = document.querySelector<HTMLElement>('[data-block][data-selected]');
    if (frame) focusFirst(frame);
  };
  const selected = draft.blocks.find(({ id }) => id === selectedId);

  return (
    <PlacesContext.Provider value={places}>
      <Toolbar saving={saving} onRefused={goToRefused}>
        <PageTools
          page={page}
          draft={draft}
          busy={saving.busy === 'schedule' || saving.busy === 'unschedule'}
          onSchedule={(at) => void saving.save('schedule', at)}
          onCancel={() => void saving.save('unschedule')}
          beforeLook={saving.saveNow}
          onRestored={saving.load}
        />
      </Toolbar>
      <SavingNotices saving={saving} types={types} />
      <div className={styles.canvas}>
        <ScreenHeading className="sr">{page ? `${page.title} bewerken` : 'Nieuwe pagina'}</ScreenHeading>
        <div className={`page-container ${styles.sheet}`} data-sheet>
          <div className={`wrap ${styles.opening}`} data-opening>
            <div className={styles.title}>
              <GrowingText
                label="Titel"
                at="title"
                required
                value={draft.title}
                error={errors.title}
                onChange={(text) => dispatch({ type: 'change', change: changeTitle(text, getSlug) })}
                onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
              />
            </div>
            <div className="cluster">
              <Button id={ADD_BLOCK} variant="soft" small onClick={() => setAddAt(0)}>
                <Plus />
                Blok toevoegen
              </Button>
              {draft.blocks.length > 1 && (
                <Button variant="quiet" small aria-pressed={outline} onClick={() => setOutline(!outline)}>
                  <ListTree />
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
            below={(block) => (isBeside ? null : getSettings(block))}
            fileOver={files.over}
            {...{ types, selectedId, outline, errors, actions }}
          />
        </div>
      </div>
      <DetailsPanel>
        {selected && isBeside && !outline ? (
          getSettings(selected)
        ) : (
          <>
            <PageSettings
              pageId={page?.id ?? null}
              draft={draft}
              slugFollows={getSlug !== undefined && followsTitle(draft)}
              errors={errors}
              dispatch={dispatch}
              underSlug={
                page &&
                getSlug === undefined &&
                !isSystemPage(page.slug) && (
                  <>
                    <LinkingPages pageId={page.id}>Verander je de slug, dan gaan die links mee.</LinkingPages>
                    <OldAddresses
                      slugs={page.old_slugs ?? []}
                      busy={saving.busy !== null}
                      onRemove={saving.forgetAddress}
                    />
                  </>
                )
              }
            />
            {page && <Reach page={page} draft={draft} onShow={showBlock} />}
            {page && !isSystemPage(page.slug) && <RemovePage page={page} onRemoved={leave} />}
          </>
        )}
      </DetailsPanel>
      <EditorFiles files={files} />
      {addAt !== null && (
        <AddBlockDialog
          types={types}
          onClose={() => setAddAt(null)}
          onChoose={(type) => put(() => actions.add(type, addAt))}
          onPaste={() => put(() => actions.paste(addAt))}
        />
      )}
    </PlacesContext.Provider>
  );
}
