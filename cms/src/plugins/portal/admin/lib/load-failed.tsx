import { Alert, TextButton } from '@strapi/design-system';

/** Says that something did not load, with the way to try again. */
export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Alert
      variant="danger"
      title="Laden is niet gelukt."
      closeLabel="Opnieuw proberen"
      onClose={onRetry}
      action={<TextButton onClick={onRetry}>Opnieuw proberen</TextButton>}
    >
      Kijk of de portal bereikbaar is.
    </Alert>
  );
}
