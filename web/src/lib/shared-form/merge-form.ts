import { mergeValue, type ThreeWay } from 'cms/shared/three-way';

/** Whether two values of a form are the same. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const isGroup = <T>(value: T): value is T & Record<string, string> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((part) => typeof part === 'string');

/** Fields that are a group of texts, such as the parts of a contact, are merged part by part. */
function mergeField<T>(three: ThreeWay<T>, name: string, conflicts: string[]): T {
  const { base, mine, theirs } = three;
  if (isGroup(base) && isGroup(mine) && isGroup(theirs)) {
    const parts = Object.entries(mine).flatMap(([part, value]): [string, string][] => {
      const three = { base: base[part], mine: value, theirs: theirs[part] };
      const kept = mergeField<string | undefined>(three, `${name}.${part}`, conflicts);
      return kept === undefined ? [] : [[part, kept]];
    });
    return { ...theirs, ...Object.fromEntries(parts) };
  }
  const { value, isConflict } = mergeValue(three, isSame);
  if (isConflict) conflicts.push(name);
  return value;
}

/**
 * What two people made of the same form, field by field. Where both changed one, it is as in mine and its name is among
 * `conflicts`; those of parts are dotted, as in the server's errors.
 */
export function mergeForm<Form extends object>({
  base,
  mine,
  theirs,
}: ThreeWay<Form>): {
  merged: Form;
  conflicts: string[];
} {
  const conflicts: string[] = [];
  const merged = { ...theirs };
  for (const name in mine) {
    const field = { base: base[name], mine: mine[name], theirs: theirs[name] };
    merged[name] = mergeField(field, name, conflicts);
  }
  return { merged, conflicts };
}

/** The fields of a form that differ from what is stored. */
export function getChanges<Form extends object>(stored: Form, form: Form): Partial<Form> {
  const changes: Partial<Form> = {};
  for (const name in form) if (!isSame(stored[name], form[name])) changes[name] = form[name];
  return changes;
}
