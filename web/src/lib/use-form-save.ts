import { useCallback, useEffect, useRef, useState } from 'react';
import { toApiError, type FieldErrors } from './api/errors';
import { toast } from './toasts/toasts';
import { useReportError } from './use-report-error';

/** The first field that the server refused. */
export const FIRST_INVALID = ':is(input, textarea, select, [role=textbox])[aria-invalid=true]';

/** Sends a form: one at a time, field errors beside their fields with the focus on the first, all else as a message. `refuse` shows errors without sending anything. */
export function useFormSave() {
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});
  const form = useRef<HTMLFormElement>(null);
  const running = useRef(false);
  const report = useReportError();

  // Once the errors are drawn.
  useEffect(() => {
    form.current?.querySelector<HTMLElement>(FIRST_INVALID)?.focus();
  }, [errors]);

  const run = useCallback(
    async (work: () => Promise<void>): Promise<void> => {
      if (running.current) return;
      running.current = true;
      setBusy(true);
      setErrors({});
      try {
        await work();
      } catch (thrown) {
        const error = toApiError(thrown);
        setErrors(error.fields);
        if (Object.keys(error.fields).length === 0 && error.status === 409) toast.error(error.message);
        else if (Object.keys(error.fields).length === 0) report(error);
      } finally {
        running.current = false;
        setBusy(false);
      }
    },
    [report],
  );
  return { busy, errors, form, run, refuse: setErrors };
}
