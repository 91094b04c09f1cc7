import { toApiError } from '../../lib/api/errors';
import { useSession } from '../../lib/session/use-session';
import { useTitle } from '../../lib/use-title';
import { ErrorScreen } from '../../theme/controls/error-screen';
import { NotFound } from '../../theme/controls/not-found';
import { ScreenHeading } from '../../theme/controls/screen-heading';
import { PageSkeleton } from './page-skeleton';

/** What stands in the place of a page that did not come. A viewer who must log in is already on the way there. */
export function PageProblem({ error }: { error: unknown }) {
  const { profile } = useSession();
  const { status, message } = toApiError(error);
  if (status === 404) return <NotFound />;
  if (status === 401 || (status === 403 && profile)) return <PageSkeleton />;
  return <Broken status={status} message={message} />;
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
