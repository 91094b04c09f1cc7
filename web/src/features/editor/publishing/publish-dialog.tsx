import useSWR from 'swr';
import type { BlockType, Page } from '../../../api/types';
import { Button } from '../../../components/button';
import { Dialog } from '../../../components/dialog';
import { api, unwrap } from '../../../lib/api/client';
import { toApiError } from '../../../lib/api/errors';
import { isAhead } from '../../../lib/dates/moments';
import { swrKey } from '../../../lib/swr-keys';
import { DifferenceView } from '../differences/difference-view';
import { Loading } from '../loading';
import type { PageStore } from '../saving/page-store';
import { usePageState } from '../saving/use-page-state';
import type { PageDraft } from '../state/types';
import { getDraft } from '../state/wire';
import styles from './publish-dialog.module.css';

interface PublishDialogProps {
  store: PageStore;
  types: readonly BlockType[];
  onPublish: () => void;
  onClose: () => void;
}

const list = new Intl.ListFormat('nl');

/** The audience of the page once it is live, in one sentence. */
function describeReaders({ isPublic, groups }: PageDraft): string {
  if (isPublic) return 'Iedereen kan de pagina lezen, ook zonder account.';
  if (groups.length === 0)
    return 'Alleen beheerders zien de pagina: ze is niet openbaar en heeft geen groepen.';
  return `Te lezen voor ${list.format(groups.map(({ name }) => name))}.`;
}

/** Asks before a draft goes live, with what changes for readers. */
export function PublishDialog({ store, types, onPublish, onClose }: PublishDialogProps) {
  const page = usePageState(store, (state) => state.page);
  const draft = usePageState(store, (state) => state.draft);
  return (
    <Dialog
      title="Publiceren?"
      onClose={onClose}
      width={720}
      verbs={<Button onClick={onPublish}>Publiceren</Button>}
    >
      <div className="stack">
        <p>{describeReaders(draft)}</p>
        {page?.published_at ? (
          <Changes page={page} draft={draft} types={types} />
        ) : (
          <p>De pagina komt voor het eerst online.</p>
        )}
        {isAhead(page?.scheduled_at) && <p>De geplande publicatie vervalt.</p>}
      </div>
    </Dialog>
  );
}

function Changes({ page, draft, types }: { page: Page; draft: PageDraft; types: readonly BlockType[] }) {
  const { data, error, mutate } = useSWR<Page, unknown>(swrKey('live-page', page.slug, page.version), () =>
    unwrap(api.GET('/pages/{id}', { params: { path: { id: page.slug } } })),
  );
  // The slug and the place take effect at once: they are no part of a version.
  const before = data && { ...getDraft(data), slug: draft.slug, parentId: draft.parentId };
  if (error && toApiError(error).status !== 404)
    return <Loading error={error} onRetry={() => void mutate()} />;
  return (
    <div className={styles.changes} role="region" aria-label="Wat er verandert" tabIndex={0}>
      {before && <DifferenceView types={types} before={before} after={draft} />}
    </div>
  );
}
