import { useCallback, useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Block, BlockType, Page } from '../../api/types';
import { DetailsPanel } from '../../components/details-panel';
import { pagePath } from '../page-tree';
import { Tabs } from '../../components/tabs';
import { toast } from '../../lib/toasts/toasts';
import { useMedia } from '../../lib/use-media';
import { ScreenHeading } from '../../components/screen-heading';
import { BlockPicker, type Asked } from './blocks/block-picker';
import { BlockSettings } from './blocks/block-settings';
import { getErrors } from './blocks/get-errors';
import { useRestoredFocus } from './use-kept-focus';
import { getType, listTypes } from './blocks/get-type';
import { useBlockActions } from './blocks/use-block-actions';
import { showWhole, useSelectedBlock } from './blocks/use-selected-block';
import { EditorFiles, useEditorFiles } from './files/editor-files';
import { PlacesContext, usePlaces } from './in-place/places';
import { focusFirst } from './in-place/put-caret';
import { PageCanvas } from './page-canvas';
import { PageOpening } from './page-opening';
import styles from './page-editor.module.css';
import { usePastedEmbed } from './paste/use-pasted-embed';
import { LargeDialog } from './publishing/large-dialog';
import { ConflictContext } from './saving/conflict-bar';
import { DONE } from './saving/purpose';
import { SavingNotices } from './saving/saving-notices';
import { usePageSaving } from './saving/use-page-saving';
import { NoBlock, PagePanel } from './settings/page-panel';
import { useFollowingSlug } from './settings/use-following-slug';
import { changePage, changeTitle } from './state/page-changes';
import { followsTitle } from './state/slugs';
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
  const saving = usePageSaving({ opened, types, onStored });
  const { page, draft, errors, store, user } = saving;
  const { dispatch } = store;
  const [outline, setOutline] = useState(false);
  const [settings, setSettings] = useState(false);
  const [tab, setTab] = useState<'page' | 'block'>('page');
  const [tabOf, setTabOf] = useState<number | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [selectedId, setSelectedId] = useSelectedBlock(draft.blocks);
  const getSlug = useFollowingSlug(opened, page);
  const insert = useCallback(
    (at: number, beside: Element, before?: () => void) => setAsked({ at, beside, before }),
    [],
  );
  const actions = useBlockActions({ blocks: draft.blocks, dispatch, insert, open: setSelectedId });
  const files = useEditorFiles({ types, draft, selectedId, dispatch, open: setSelectedId });
  usePastedEmbed((address, below) => {
    const type = types.find((each) => each.type === 'embed');
    if (type) actions.addFilled(type, below ?? selectedId, 'address', address);
  });
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
  const goToRefused = useRefusedField(saving.reported, ({ block, path }) => {
    setOutline(false);
    setSelectedId(block);
    setTab(block === null ? 'page' : 'block');
    // The title and the lead stand on the page itself.
    if (block === null && path !== 'title' && path !== 'lead') setSettings(!isBeside);
  });
  const saveAll = (): void => {
    if (saving.dirty || page === null) void saving.save('save');
    else toast.success(DONE.save);
  };
  useSaveKeys(saveAll);

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
    flushSync(() => {
      setSettings(false);
      setSelectedId(id);
    });
    document.querySelector<HTMLElement>(`[data-block="${id}"] [data-bar] [aria-expanded]`)?.focus();
  };
  /** A new block is empty, so its first text gets focus. */
  const put = (add: () => void): void => {
    flushSync(() => asked?.before?.());
    flushSync(() => {
      add();
      setAsked(null);
    });
    const frame = document.querySelector<HTMLElement>('[data-block][data-selected]');
    if (!frame) return;
    focusFirst(frame);
    showWhole(frame);
  };
  /** The page goes on below its lead: in its first block when that is a text. */
  const write = (): void => {
    const [first] = draft.blocks;
    const text = types.find(({ type }) => type === 'text');
    put(() => {
      // Home begins with its opening.
      if (first && (first.type === 'text' || page?.slug === 'home')) setSelectedId(first.id);
      else if (text) actions.add(text, 0);
    });
  };
  const selected = draft.blocks.find(({ id }) => id === selectedId);
  // A block that is selected opens its tab, until another one is chosen.
  if (tabOf !== selectedId) {
    setTabOf(selectedId);
    setTab(selectedId === null ? 'page' : 'block');
  }
  const live = page?.published_at ? pagePath(page.slug) + (selected?.slug ? `#${selected.slug}` : '') : null;
  const pagePanel = (
    <PagePanel
      {...{ saving, types, live }}
      slugFollows={getSlug !== undefined && followsTitle(draft)}
      keepsSlug={getSlug === undefined}
      onShow={showBlock}
      onRemoved={leave}
    />
  );

  const { conflict } = saving;
  const question = useMemo(() => ({ conflict, user, ask: store.ask }), [conflict, user, store]);

  return (
    <PlacesContext.Provider value={places}>
      <Toolbar
        {...{ saving, types, live }}
        onSave={saveAll}
        onRefused={goToRefused}
        onSettings={isBeside ? null : () => setSettings(true)}
      />
      <SavingNotices saving={saving} types={types} />
      <div className={styles.canvas} data-canvas>
        <ScreenHeading className="sr">{page ? `${page.title} bewerken` : 'Nieuwe pagina'}</ScreenHeading>
        <div className={`page-container ${styles.sheet}`} data-sheet>
          <PageOpening
            isNew={opened === null}
            {...{ draft, errors, getSlug, outline }}
            apply={(change) => dispatch({ type: 'change', change })}
            onOutline={setOutline}
            onAdd={(button) => insert(0, button)}
            onWrite={write}
          />
          <ConflictContext.Provider value={question}>
            <PageCanvas
              blocks={draft.blocks}
              home={page?.slug === 'home'}
              fields={draft.fields}
              below={(block) => (isBeside ? null : getSettings(block))}
              filesOver={files.over}
              {...{ types, selectedId, outline, errors, actions }}
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
          onChoose={(type) => put(() => actions.add(type, asked.at))}
          onPaste={() => put(() => actions.paste(asked.at))}
        />
      )}
    </PlacesContext.Provider>
  );
}
