import { lazy } from 'react';
import { mutate } from 'swr';
import { NO_RESPONSE, noResponse, toApiError } from '../../lib/api/errors';
import { swrKey } from '../../lib/swr-keys';
import { useSession } from '../../lib/session/use-session';
import { ErrorScreen } from '../../components/error-screen';
import { NotFound } from '../../components/not-found';
import { ScreenHeading } from '../../components/screen-heading';
import { PageSkeleton } from './page-skeleton';

/** Lazy; if this file cannot load either, only the message shows. */
const DemoPage = lazy(() =>
  import('./demo-page').catch(() => ({
    default: () => <Broken status={NO_RESPONSE} message={noResponse().message} />,
  })),
);

/** Lazy: needed only until the hospital has a home page. */
const HomeWelcome = lazy(() => import('./home-welcome'));

export interface PageProblemProps {
  slug: string;
  error: unknown;
}

/** Shown instead of a page that failed to load. A viewer who must log in is already being redirected. */
export default function PageProblem({ slug, error }: PageProblemProps) {
  const { profile } = useSession();
  const { status, message } = toApiError(error);
  // The home page is public: without a live version both visitors and users get a welcome.
  if (slug === 'home' && (status === 401 || status === 404)) return <HomeWelcome />;
  if (status === 404) return <NotFound />;
  if (status === 401 || (status === 403 && profile)) return <PageSkeleton />;
  if (status !== NO_RESPONSE) return <Broken status={status} message={message} />;
  return <DemoPage onRetry={() => void mutate(swrKey('page', slug))} />;
}

function Broken({ status, message }: { status: number; message: string }) {
  return (
    <ErrorScreen
      status={status}
      message={message}
      heading={<ScreenHeading>Er ging iets mis</ScreenHeading>}
    />
  );
}
