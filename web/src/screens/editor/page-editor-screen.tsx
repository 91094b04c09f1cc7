import { useState } from 'react';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router-dom';
import { mutate } from 'swr';
import type { Page } from '../../api/types';
import { PageEditor, useBlockTypes, useDraft } from '../../features/editor';
import { usePage } from '../../features/pages';
import { toApiError } from '../../lib/api/errors';
import { editPath } from '../../features/page-tree';
import { isObject } from '../../lib/is-object';
import { homePath, useSite } from '../../lib/site';
import { swrKey } from '../../lib/swr-keys';
import { useDelayed } from '../../lib/use-delayed';
import { ErrorScreen } from '../../components/error-screen';
import { NotFound } from '../../components/not-found';
import { keepFocusAt, ScreenHeading } from '../../components/screen-heading';
import { Skeleton } from '../../components/skeleton';

/** /huisstijl/create, /huisstijl/{slug}/edit and /wij-zijn-{product}/edit. */
export default function PageEditorScreen() {
  const { slug } = useParams();
  const { pathname } = useLocation();
  const isNew = pathname === '/huisstijl/create';
  const wanted = isNew ? undefined : (slug ?? 'home');
  const [editing, setEditing] = useState<Editing>({ key: 0, at: wanted, toward: wanted });

  // If saving changed the address of the page, its editor stays mounted. Another page gets a new editor.
  if (wanted !== editing.at) {
    const key = wanted === editing.toward ? editing.key : editing.key + 1;
    setEditing({ key, at: wanted, toward: wanted });
  }
  return (
    <OnePage
      key={editing.key}
      slug={wanted}
      onMoved={(toward) => setEditing((now) => ({ ...now, toward }))}
    />
  );
}

/** The title in the router's state: a link to a new page may name it. */
const getTitle = (state: unknown): string | undefined =>
  isObject(state) && 'title' in state && typeof state.title === 'string' ? state.title : undefined;

/** The page that a new one goes under, in the router's state. */
const getParent = (state: unknown): string | undefined =>
  isObject(state) && 'parent' in state && typeof state.parent === 'string' ? state.parent : undefined;

/** The mounted editor: its current path, and the path that its page moves to. */
interface Editing {
  key: number;
  at: string | undefined;
  toward: string | undefined;
}

interface OnePageProps {
  slug: string | undefined;
  /** The page got another address. */
  onMoved: (slug: string) => void;
}

function OnePage({ slug, onMoved }: OnePageProps) {
  const site = useSite();
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const [first] = useState(slug);
  const { data: types } = useBlockTypes();
  const { data: fetched, error, isValidating } = useDraft(first);
  const [opened, setOpened] = useState<Page | null>(null);

  // The cache may be stale: start from fresh data, and ignore revalidation after that.
  if (!opened && fetched && !isValidating) setOpened(fetched);
  if (!opened && error) return <Problem error={error} slug={first ?? ''} />;
  if (!types || (first !== undefined && !opened)) return <Loading />;

  const keep = (next: Page, leaving: boolean): void => {
    void mutate(swrKey('admin/pages', next.slug), next, { revalidate: false });
    if (next.slug === slug) return;
    const path = editPath(next.slug, homePath(site));
    // A navigation in progress continues; only the history entry is updated, so that going back finds the page.
    if (leaving) return window.history.replaceState(window.history.state, '', path);
    onMoved(next.slug);
    keepFocusAt(path);
    navigate(path, { replace: true, preventScrollReset: true });
  };

  return (
    <PageEditor
      opened={opened}
      title={first === undefined ? getTitle(state) : undefined}
      parent={first === undefined ? getParent(state) : undefined}
      types={types}
      onStored={keep}
      onRemoved={() => navigate('/huisstijl')}
    />
  );
}

function Loading() {
  const late = useDelayed(true);
  return (
    <div className="wrap" style={{ paddingBlock: 48 }} aria-busy="true">
      {late && <Skeleton width="60%" height={64} />}
    </div>
  );
}

/** A page at an earlier address: redirects to the editor at its current one. */
function Missing({ slug }: { slug: string }) {
  const site = useSite();
  const { data, error } = usePage(slug);
  if (data && data.slug !== slug) return <Navigate replace to={editPath(data.slug, homePath(site))} />;
  return data || error ? <NotFound /> : <Loading />;
}

function Problem({ error, slug }: { error: unknown; slug: string }) {
  const { status, message } = toApiError(error);
  if (status === 404) return <Missing slug={slug} />;
  return (
    <ErrorScreen
      status={status}
      message={message}
      heading={<ScreenHeading>De pagina kan niet worden geopend</ScreenHeading>}
    />
  );
}
