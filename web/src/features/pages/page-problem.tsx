import { Suspense, lazy } from 'react';
import { useSWRConfig } from 'swr';
import { NO_ANSWER, noAnswer, toApiError } from '../../lib/api/errors';
import { swrKey } from '../../lib/swr-keys';
import { useSession } from '../../lib/session/use-session';
import { useTitle } from '../../lib/use-title';
import { ErrorScreen } from '../../components/error-screen';
import { NotFound } from '../../components/not-found';
import { ScreenHeading } from '../../components/screen-heading';
import { PageSkeleton } from './page-skeleton';

/** Lazy; if this file cannot load either, only the message shows. */
const DemoPage = lazy(() =>
  import('./demo-page').catch(() => ({
    default: () => <Broken status={NO_ANSWER} message={noAnswer().message} />,
  })),
);

/** Shown instead of a page that failed to load. A viewer who must log in is already being redirected. */
export function PageProblem({ slug, error }: { slug: string; error: unknown }) {
  const { profile } = useSession();
  const { mutate } = useSWRConfig();
  const { status, message } = toApiError(error);
  if (status === 404) return <NotFound />;
  if (status === 401 || (status === 403 && profile)) return <PageSkeleton />;
  if (status !== NO_ANSWER) return <Broken status={status} message={message} />;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <DemoPage onRetry={() => void mutate(swrKey('page', slug))} />
    </Suspense>
  );
}

function Broken({ status, message }: { status: number; message: string }) {
  useTitle('Er ging iets mis');
  return (
    <ErrorScreen
      status={status}
      message={message}
      heading={<ScreenHeading>Er ging iets mis</ScreenHeading>}
    />
  );
}
