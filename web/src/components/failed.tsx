import { toApiError } from '../lib/api/errors';
import { Button } from './button';

interface FailedProps {
  error: unknown;
  onRetry: () => void;
  className?: string;
}

/** What stands in the place of something that did not come. */
export function Failed({ error, onRetry, className }: FailedProps) {
  return (
    <div role="alert" className={className}>
      <p>{toApiError(error).message}</p>
      <Button variant="soft" small onClick={onRetry}>
        Opnieuw proberen
      </Button>
    </div>
  );
}
