import { useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import type { Page } from '../../api/types';
import { useBlockTypes, useDraft } from '../../features/editor/api';
import { PageEditor } from '../../features/editor/page-editor';
import { toApiError } from '../../lib/api/errors';
import { editPath } from '../../lib/page-tree/tree';
import { homePath, useSite } from '../../lib/site';
import { useDelayed } from '../../lib/use-delayed';
import { useTitle } from '../../lib/use-title';
import { ErrorScreen } from '../../theme/controls/error-screen';
import { NotFound } from '../../theme/controls/not-found';
import { ScreenHeading } from '../../theme/controls/screen-heading';
import { Skeleton } from '../../theme/controls/skeleton';

/** /huisstijl/create, /huisstijl/{slug}/edit and /wij-zijn-{product}/edit. */
export default function PageEditorScreen() {
  const { slug } = useParams();
  const { pathname } = useLocation();
  const isNew = pathname === '/huisstijl/create';
  const wanted = isNew ? undefined : (slug ?? 'home');
  return <Editing key={wanted ?? ''} slug={wanted} />;
}

function Editing({ slug }: { slug: string | undefined }) {
  const site = useSite();
  const navigate = useNavigate();
  const { data: types } = useBlockTypes();
  const { data: fetched, error, isValidating, mutate } = useDraft(slug);
  const [stored, setStored] = useState<Page | null>(null);
  const [round, setRound] = useState(0);
  const page = stored ?? fetched ?? null;
  useTitle(slug === undefined ? 'Nieuwe pagina' : page ? `${page.title} bewerken` : undefined);

  if (error) return <Problem error={error} />;
  // What was fetched for an earlier visit may be old: an editor begins with what is there now.
  if (!types || (slug !== undefined && !stored && (!page || isValidating))) return <Loading />;

  const keep = (next: Page): void => {
    setStored(next);
    void mutate(next, { revalidate: false });
    if (next.slug !== slug) navigate(editPath(next.slug, homePath(site)), { replace: true });
  };
  const loadOther = async (): Promise<void> => {
    setStored((await mutate()) ?? null);
    setRound(round + 1);
  };

  return (
    <PageEditor
      key={round}
      page={page}
      types={types}
      onStored={keep}
      onLoadOther={() => void loadOther()}
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

function Problem({ error }: { error: unknown }) {
  const { status, message } = toApiError(error);
  if (status === 404) return <NotFound />;
  return (
    <ErrorScreen
      status={status}
      message={message}
      heading={<ScreenHeading>De pagina kan niet worden geopend</ScreenHeading>}
    />
  );
}
