import { clsx } from 'clsx';
import { memo } from 'react';
import type { BlockType } from '../../../api/types';
import type { FieldErrors } from '../../../lib/api/errors';
import { isSystemPage } from '../../page-tree';
import type { PageSaving } from '../saving/use-page-saving';
import { usePageState } from '../saving/use-page-state';
import { getPageType } from '../blocks/get-type';
import { AddedFields } from './added-fields';
import { LinkingPages } from './linking-pages';
import { OldAddresses } from './old-addresses';
import { PageSettings } from './page-settings';
import styles from './page-settings.module.css';
import { Publication } from './publication';
import { Reach } from './reach';
import { RemovePage } from './remove-page';

interface PagePanelProps {
  saving: PageSaving;
  types: readonly BlockType[];
  errors: FieldErrors;
  /** The address of the live page; null while nobody can read it. */
  live: string | null;
  slugFollows: boolean;
  /** Whether the page keeps its slug unless an editor changes it. */
  keepsSlug: boolean;
  onShow: (blockId: number) => void;
  onRemoved: () => void;
}

/** All that is set for the page as a whole. */
export const PagePanel = memo(function PagePanel(props: PagePanelProps) {
  const { saving, types, errors, live, slugFollows, keepsSlug, onShow, onRemoved } = props;
  const { store, forgetAddress } = saving;
  const page = usePageState(store, (state) => state.page);
  const busy = usePageState(store, (state) => state.busy);
  const fields = usePageState(store, ({ draft }) => draft.fields);
  const mayMove = page && !isSystemPage(page.slug);
  return (
    <>
      <PageSettings
        pageId={page?.id ?? null}
        {...{ store, slugFollows, errors }}
        publication={<Publication saving={saving} live={live} />}
        underSlug={
          mayMove &&
          keepsSlug && (
            <>
              <LinkingPages pageId={page.id}>Verander je de slug, dan gaan die links mee.</LinkingPages>
              <OldAddresses slugs={page.old_slugs ?? []} busy={busy !== null} onRemove={forgetAddress} />
            </>
          )
        }
      />
      <AddedFields type={getPageType(types)} {...{ fields, errors }} dispatch={store.dispatch} />
      {page && <Reach {...{ page, store }} onShow={onShow} />}
      {mayMove && <RemovePage page={page} onRemoved={onRemoved} />}
    </>
  );
});

/** Stands where the settings of a block come. */
export const NoBlock = () => (
  <p className={clsx('muted', styles.none)}>
    Kies een blok op de pagina. Hier staat dan wat je ervan instelt.
  </p>
);
