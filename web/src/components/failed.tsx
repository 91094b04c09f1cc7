import { toApiError } from '../lib/api/errors';
import { Button } from './button';

interface FailedProps {
  error: unknown;
  onRetry: () => void;
  className?: string;
}

/** Shown instead of content that failed to load. */
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
