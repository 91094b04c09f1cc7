import { lazy, Suspense } from 'react';
import { HomeView } from '../../features/pages/home-view';
import { PageProblem } from '../../features/pages/page-problem';
import { PageSkeleton } from '../../features/pages/page-skeleton';
import { usePage } from '../../features/pages/use-page';
import { toApiError } from '../../lib/api/errors';

/** Only until the hospital has a home page. */
const HomeWelcome = lazy(() =>
  import('../../features/pages/home-welcome').then((module) => ({ default: module.HomeWelcome })),
);

/** A home page that is not live answers so to visitors and to staff. */
const NOT_LIVE = [401, 404];

/** Everybody may come here, so a home page that is not live leads nobody to the login. */
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
