import { useCallback, useEffect, useRef, useState } from 'react';
import { toApiError, type ApiError, type FieldErrors } from './api/errors';
import { toast } from './toasts/toasts';
import { unshownErrors } from './unshown-errors';
import { useReportError } from './use-report-error';

/** Selector for the first field that the server refused. */
export const FIRST_INVALID = ':is(input, textarea, select, [role=textbox])[aria-invalid=true]';

/**
 * Submits a form: one request at a time. Field errors show next to their fields, with focus on the first; everything
 * else becomes a message. `problems` holds errors for fields that the form does not have. `refuse` shows errors without
 * sending a request.
 */
export function useFormSave() {
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [problems, setProblems] = useState<readonly string[]>([]);
  const form = useRef<HTMLFormElement>(null);
  const running = useRef(false);
  const report = useReportError();

  // Only after the errors have rendered.
  useEffect(() => {
    if (!form.current) return;
    setProblems(unshownErrors(errors, form.current));
    form.current.querySelector<HTMLElement>(FIRST_INVALID)?.focus();
  }, [errors]);

  const fail = useCallback(
    (error: ApiError): void => {
      const [first] = Object.values(error.fields);
      setErrors(error.fields);
      if (first === undefined) report(error);
      // A save without a form, such as a confirmation, cannot show field errors.
      else if (!form.current)
        toast.error(error.message, first === error.message ? undefined : first, error.call);
    },
    [report],
  );

  const run = useCallback(
    async (work: () => Promise<void>): Promise<void> => {
      if (running.current) return;
      running.current = true;
      setBusy(true);
      setErrors({});
      try {
        await work();
      } catch (thrown) {
        fail(toApiError(thrown));
      } finally {
        running.current = false;
        setBusy(false);
      }
    },
    [fail],
  );
  return { busy, errors, problems, form, run, refuse: setErrors };
}

export type FormSaving = ReturnType<typeof useFormSave>;

/** Props that connect the text field with a name to the values and errors of a form. */
export const bindFields =
  <Name extends string>(
    values: Record<Name, string>,
    errors: FieldErrors,
    change: (name: Name, value: string) => void,
  ) =>
  (name: Name) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => change(name, event.target.value),
  });
