import { lazy, Suspense } from 'react';
import { HomeView } from '../../features/pages/home-view';
import { PageProblem } from '../../features/pages/page-problem';
import { PageSkeleton } from '../../features/pages/page-skeleton';
import { usePage } from '../../features/pages/use-page';
import { toApiError } from '../../lib/api/errors';

/** Lazy: needed only until the hospital has a home page. */
const HomeWelcome = lazy(() =>
  import('../../features/pages/home-welcome').then((module) => ({ default: module.HomeWelcome })),
);

/** The statuses for a home page that is not live, for visitors and for staff. */
const NOT_LIVE = [401, 404];

/** The home page is public, so an unpublished one must not redirect to login. */
const stay = { onError: () => undefined };

/** / and /wij-zijn-{product}: the home page. */
export default function HomeScreen() {
  const { data, error } = usePage('home', stay);
  if (data) return <HomeView key={data.id} page={data} />;
  if (!error) return <PageSkeleton />;
  return NOT_LIVE.includes(toApiError(error).status) ? (
    <Suspense fallback={<PageSkeleton />}>
      <HomeWelcome />
    </Suspense>
  ) : (
    <PageProblem slug="home" error={error} />
  );
}
