import { useState } from 'react';
import { ApiError, type FieldErrors } from '../api/errors';
import { isSame, mergeForm } from './merge-form';
import { saveMerged, type VersionHeader } from './save-merged';

const SHOWN = 80;

const shorten = (text: string): string => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);

/** The value of a field, or of a part of one, by its dotted name. */
function getValue(form: object, name: string): unknown {
  const [field = '', part] = name.split('.');
  const value: unknown = new Map<string, unknown>(Object.entries(form)).get(field);
  if (part === undefined || typeof value !== 'object' || value === null) return value;
  return new Map<string, unknown>(Object.entries(value)).get(part);
}

function describe(theirs: object, name: string): string {
  const value = getValue(theirs, name);
  const change =
    typeof value !== 'string'
      ? 'wijzigde dit intussen ook'
      : value === ''
        ? 'maakte dit veld intussen leeg'
        : `maakte hier intussen ‘${shorten(value)}’ van`;
  return `Iemand anders ${change}. Sla nog een keer op om te houden wat er nu staat.`;
}

const MESSAGE = 'Iemand anders wijzigde dit intussen ook.';

/**
 * The values of a form on data that others may change. Their changes show in untouched fields; when both changed the
 * same field, saving asks first.
 */
export function useSharedForm<Entity, Form extends object>(
  entity: Entity | undefined,
  getForm: (entity: Entity | undefined) => Form,
) {
  const stored = getForm(entity);
  const [seen, setSeen] = useState(stored);
  /** What the form was filled with, field by field. */
  const [base, setBase] = useState(stored);
  const [form, setForm] = useState(stored);
  /** The form with what others made of the fields that both changed. */
  const [other, setOther] = useState<Form | null>(null);

  if (!isSame(seen, stored)) {
    const { merged, conflicts } = mergeForm({ base, mine: form, theirs: stored });
    setSeen(stored);
    setForm(merged);
    // Saving will ask about a field that both changed.
    if (conflicts.length === 0) setBase(stored);
    else setOther(mergeForm({ base, mine: stored, theirs: form }).merged);
  }

  const change = (part: Partial<Form>): void => setForm((now) => ({ ...now, ...part }));

  /** Stores what was changed. Throws an ApiError that says at each field what others made of it. */
  async function save<Result>(
    path: string,
    store: (changes: Partial<Form>, header: VersionHeader, form: Form) => Promise<Result>,
  ): Promise<Result> {
    const saved = await saveMerged<Entity, Form, Result>({ path, getForm, base, mine: form, store });
    if (saved.conflicts === null) {
      setOther(null);
      return saved.result;
    }
    // Saving once more is a choice for what stands here.
    setBase(saved.theirs);
    setForm(saved.merged);
    setOther(mergeForm({ base, mine: saved.theirs, theirs: form }).merged);
    const fields: FieldErrors = Object.fromEntries(
      saved.conflicts.map((name) => [name, describe(saved.theirs, name)]),
    );
    throw new ApiError(412, MESSAGE, fields);
  }

  return {
    base,
    form,
    change,
    save,
    isChanged: !isSame(form, base),
    /** Fills the form anew, with what is stored. */
    reset: (to: Form) => {
      setBase(to);
      setForm(to);
      setOther(null);
    },
    /** Takes what others made of it; null when nothing was asked. */
    takeTheirs:
      other &&
      (() => {
        setForm(other);
        setOther(null);
      }),
  };
}
