import { useCallback, useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Block, BlockType, Page } from '../../api/types';
import { DetailsPanel } from '../../components/details-panel';
import { pagePath } from '../page-tree';
import { Tabs } from '../../components/tabs';
import { toast } from '../../lib/toasts/toasts';
import { useMedia } from '../../lib/use-media';
import { ScreenHeading } from '../../components/screen-heading';
import { getBlockButton } from './blocks/block-buttons';
import { BlockPicker, type PickerRequest } from './blocks/block-picker';
import { BlockSettings } from './blocks/block-settings';
import { useRestoredFocus } from './use-restored-focus';
import { getType, listTypes } from './blocks/get-type';
import { useBlockActions } from './blocks/use-block-actions';
import { showWhole, useSelectedBlock } from './blocks/use-selected-block';
import { EditorFiles, useEditorFiles } from './files/editor-files';
import { PlacesContext, usePlaces } from './in-place/places';
import { useKeyboardHeight } from './in-place/use-keyboard-height';
import { focusFirst, focusText } from './in-place/put-caret';
import { PageCanvas } from './page-canvas';
import { PageOpening } from './page-opening';
import styles from './page-editor.module.css';
import { usePastedEmbed } from './paste/use-pasted-embed';
import { LargeDialog } from './publishing/large-dialog';
import { ConflictContext } from './saving/conflict-bar';
import { DONE } from './saving/purpose';
import { getErrors } from './saving/refusals';
import { SavingNotices } from './saving/saving-notices';
import { useStableCaret } from './saving/use-stable-caret';
import { usePageSaving } from './saving/use-page-saving';
import { NoBlock, PagePanel } from './settings/page-panel';
import { useFollowingSlug } from './settings/use-following-slug';
import { changePage, changeTitle } from './state/page-changes';
import { followsTitle } from './state/slugs';
import type { Change } from './state/types';
import { Toolbar } from './toolbar';
import { useEscape } from './use-escape';
import { useRefusedField } from './use-refused-field';
import { useSaveKeys } from './use-save-keys';
import { useUndoKeys } from './use-undo-keys';

interface PageEditorProps {
  /** The page as it was opened; null for a new page. */
  opened: Page | null;
  /** The title that a new page starts with, and the id of the page that it goes under. */
  title?: string;
  parent?: string;
  types: readonly BlockType[];
  /** Called after the server has saved the page; `leaving` while a navigation waits for the save. */
  onStored: (page: Page, leaving: boolean) => void;
  onRemoved: () => void;
}

/** From this width on, the details panel fits next to the page. */
const BESIDE = '(min-width: 62rem)';

/** The editor of one page: the page itself, editable in place, and a settings panel. */
export function PageEditor({ opened, title, parent, types, onStored, onRemoved }: PageEditorProps) {
  const { page, draft, errors, conflict, reported, others, kept, saving } = usePageSaving({
    opened,
    types,
    onStored,
  });
  const { store, user, abandon } = saving;
  const { dispatch } = store;
  const { blocks, groups } = draft;
  const [outline, setOutline] = useState(false);
  const [settings, setSettings] = useState(false);
  const [tab, setTab] = useState<'page' | 'block'>('page');
  const [tabOf, setTabOf] = useState<number | null>(null);
  const [asked, setAsked] = useState<PickerRequest | null>(null);
  const [selectedId, setSelectedId] = useSelectedBlock(blocks);
  const getSlug = useFollowingSlug(opened, page);
  const insert = useCallback(
    (at: number, beside: Element, before?: () => void) => setAsked({ at, beside, before }),
    [],
  );
  const addFirst = useCallback((button: Element) => insert(0, button), [insert]);
  const change = useCallback((next: Change) => dispatch({ type: 'change', change: next }), [dispatch]);
  const openSettings = useCallback(() => setSettings(true), []);
  const actions = useBlockActions({ blocks, dispatch, insert, open: setSelectedId });
  const files = useEditorFiles({ types, draft, selectedId, dispatch, open: setSelectedId });
  usePastedEmbed((pasted) => {
    const type = types.find((each) => each.type === 'embed');
    if (type) actions.embed(type, { ...pasted, block: pasted.block ?? selectedId });
  });
  useKeyboardHeight();
  const places = usePlaces();
  const isBeside = useMedia(BESIDE);
  useUndoKeys(dispatch);
  useRestoredFocus();
  useEscape(
    selectedId,
    useCallback(() => setSelectedId(null), [setSelectedId]),
  );
  useEffect(() => {
    if (parent) dispatch({ type: 'change', change: changePage({ parentId: parent }) });
    if (title) dispatch({ type: 'change', change: changeTitle(title) });
  }, [title, parent, dispatch]);
  const goToRefused = useRefusedField(reported, ({ block, path }) => {
    setOutline(false);
    setSelectedId(block);
    setTab(block === null ? 'page' : 'block');
    // The title and the lead stand on the page itself.
    if (block === null && path !== 'title' && path !== 'lead') setSettings(!isBeside);
  });
  const saveAll = useCallback((): void => {
    if (store.isDirty() || store.now().page === null) void saving.save('save');
    else toast.success(DONE.save);
  }, [store, saving]);
  useSaveKeys(saveAll);

  const leave = useCallback((): void => {
    abandon();
    onRemoved();
  }, [abandon, onRemoved]);

  const getSettings = useCallback(
    (block: Block) => (
      <BlockSettings
        key={block.id}
        {...{ block, actions }}
        index={blocks.indexOf(block)}
        type={getType(types, block)}
        count={blocks.length}
        errors={getErrors(errors, block.id)}
        pageGroups={groups}
      />
    ),
    [types, blocks, groups, errors, actions],
  );
  const showBlock = useCallback(
    (id: number): void => {
      flushSync(() => {
        setSettings(false);
        setSelectedId(id);
      });
      getBlockButton(id)?.focus();
    },
    [setSelectedId],
  );
  /** A new block is empty, so its first text gets focus. */
  const put = useCallback((add: () => void, before?: () => void, focus = focusFirst): void => {
    flushSync(() => before?.());
    flushSync(() => {
      add();
      setAsked(null);
    });
    const frame = document.querySelector<HTMLElement>('[data-block][data-selected]');
    if (!frame) return;
    focus(frame);
    showWhole(frame);
  }, []);
  /** The page goes on below its lead, in a text: its first block when that is one. */
  const write = useCallback((): void => {
    const { page: stored, draft: now } = store.now();
    const [first] = now.blocks;
    const text = types.find(({ type }) => type === 'text');
    const goOn = (): void => {
      // Home begins with its opening.
      if (first && (first.type === 'text' || stored?.slug === 'home')) setSelectedId(first.id);
      else if (text) actions.add(text, 0);
    };
    put(goOn, undefined, focusText);
  }, [store, types, put, actions, setSelectedId]);
  const selected = blocks.find(({ id }) => id === selectedId);
  // A block that is selected opens its tab, until another one is chosen.
  if (tabOf !== selectedId) {
    setTabOf(selectedId);
    setTab(selectedId === null ? 'page' : 'block');
  }
  const live = page?.published_at ? pagePath(page.slug) + (selected?.slug ? `#${selected.slug}` : '') : null;
  const pagePanel = (
    <PagePanel
      {...{ saving, types, live }}
      errors={getErrors(errors, null)}
      slugFollows={getSlug !== undefined && followsTitle(draft)}
      keepsSlug={getSlug === undefined}
      onShow={showBlock}
      onRemoved={leave}
    />
  );

  useStableCaret(store);
  const question = useMemo(
    () => conflict && { conflict, user, types, store },
    [conflict, user, types, store],
  );

  return (
    <PlacesContext.Provider value={places}>
      <Toolbar
        {...{ saving, others, types, live }}
        onSave={saveAll}
        onRefused={goToRefused}
        onSettings={isBeside ? null : openSettings}
      />
      <SavingNotices {...{ saving, kept, types }} />
      <div className={styles.canvas} data-canvas>
        <ScreenHeading className="sr">{page ? `${page.title} bewerken` : 'Nieuwe pagina'}</ScreenHeading>
        <div className={`page-container ${styles.sheet}`} data-sheet>
          <PageOpening
            isNew={opened === null}
            title={draft.title}
            lead={draft.lead}
            count={blocks.length}
            errors={getErrors(errors, null)}
            {...{ getSlug, outline }}
            apply={change}
            onOutline={setOutline}
            onAdd={addFirst}
            onWrite={write}
          />
          <ConflictContext.Provider value={question}>
            <PageCanvas
              home={page?.slug === 'home'}
              fields={draft.fields}
              below={isBeside ? null : getSettings}
              filesOver={files.over}
              {...{ types, blocks, selectedId, outline, errors, actions }}
            />
          </ConflictContext.Provider>
        </div>
      </div>
      {isBeside ? (
        <DetailsPanel>
          <Tabs
            label="Instellingen"
            value={tab}
            onChange={setTab}
            tabs={[
              { value: 'page', label: 'Pagina' },
              { value: 'block', label: 'Blok' },
            ]}
          >
            {tab === 'page' ? pagePanel : selected && !outline ? getSettings(selected) : <NoBlock />}
          </Tabs>
        </DetailsPanel>
      ) : (
        settings && (
          <LargeDialog
            title="Instellingen van de pagina"
            closing="Instellingen sluiten"
            onClose={() => setSettings(false)}
          >
            {pagePanel}
          </LargeDialog>
        )
      )}
      <EditorFiles files={files} />
      {asked && (
        <BlockPicker
          types={listTypes(types)}
          beside={asked.beside}
          onClose={() => setAsked(null)}
          onChoose={(type) => put(() => actions.add(type, asked.at), asked.before)}
          onPaste={() => put(() => actions.paste(asked.at), asked.before)}
        />
      )}
    </PlacesContext.Provider>
  );
}
