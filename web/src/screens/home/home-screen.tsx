import { HomeView, PageProblem, PageSkeleton, usePage } from '../../features/pages';

/** The home page is public, so an unpublished one must not redirect to login. */
const stay = { onError: () => undefined };

/** / and /wij-zijn-{product}: the home page. */
export default function HomeScreen() {
  const { data, error } = usePage('home', stay);
  if (data) return <HomeView key={data.id} page={data} />;
  return error ? <PageProblem slug="home" error={error} /> : <PageSkeleton />;
}
