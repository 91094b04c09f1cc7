import { Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { toApiError } from '../lib/api/errors';
import { getUsedOn } from '../lib/api/used-on';
import { useReportError } from '../lib/use-report-error';
import { Button } from './button';
import { ConfirmDialog } from './confirm-dialog';

interface RemoveButtonProps {
  /** The title of what is deleted. */
  name: string;
  label?: string;
  small?: boolean;
  explanation: ReactNode;
  /** Deletes the item; `force` deletes it even when it is in use. */
  onRemove: (force: boolean) => Promise<void>;
}

/** Deletes an item after confirmation, and asks again when pages use it. */
export function RemoveButton({
  name,
  label = 'Verwijderen',
  small,
  explanation,
  onRemove,
}: RemoveButtonProps) {
  const [asking, setAsking] = useState(false);
  const [usedOn, setUsedOn] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState(false);
  const report = useReportError();
  const close = (): void => {
    setAsking(false);
    setUsedOn([]);
  };

  async function remove() {
    setBusy(true);
    try {
      await onRemove(usedOn.length > 0);
    } catch (thrown) {
      const error = toApiError(thrown);
      const pages = getUsedOn(error);
      if (pages.length > 0) setUsedOn(pages);
      else {
        close();
        report(error);
      }
    }
    setBusy(false);
  }

  const inUse = usedOn.length > 0;
  return (
    <>
      <Button variant="quiet" small={small} onClick={() => setAsking(true)}>
        <Trash2 />
        {label}
      </Button>
      {asking && (
        <ConfirmDialog
          title={inUse ? `${name} is in gebruik` : `${name} verwijderen?`}
          verb={inUse ? 'Toch verwijderen' : 'Verwijderen'}
          busy={busy}
          onConfirm={() => void remove()}
          onClose={close}
        >
          {inUse ? (
            <>
              <p>Op deze pagina&apos;s verdwijnt het dan ook:</p>
              <ul>
                {usedOn.map((title) => (
                  <li key={title}>{title}</li>
                ))}
              </ul>
            </>
          ) : (
            explanation
          )}
        </ConfirmDialog>
      )}
    </>
  );
}
