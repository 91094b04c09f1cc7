const NONE: Record<string, string> = {};

/** The errors of one block, by the path inside it; always the same object when there are none. */
export function getErrors(errors: Record<string, string>, index: number): Record<string, string> {
  const prefix = `blocks.${index}.`;
  const own = Object.entries(errors).flatMap(([path, message]): [string, string][] =>
    path.startsWith(prefix) ? [[path.slice(prefix.length), message]] : [],
  );
  return own.length === 0 ? NONE : Object.fromEntries(own);
}
