import { toApiError } from '../../../lib/api/errors';
import { useDelayed } from '../../../lib/use-delayed';
import { Button } from '../../../theme/controls/button';
import { Skeleton } from '../../../theme/controls/skeleton';

/** What stands in the place of a revision that is on its way, or that did not come. */
export function Loading({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const late = useDelayed(!error);
  if (!error) return <div aria-busy="true">{late && <Skeleton height={160} />}</div>;
  return (
    <div role="alert">
      <p>{toApiError(error).message}</p>
      <Button variant="soft" small onClick={onRetry}>
        Opnieuw proberen
      </Button>
    </div>
  );
}
