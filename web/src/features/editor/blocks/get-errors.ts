const NONE: Record<string, string> = {};

/**
 * The errors of one block, by path within it. Returns a stable object when there are none, so that memoised blocks do
 * not re-render.
 */
export function getErrors(errors: Record<string, string>, index: number): Record<string, string> {
  const prefix = `blocks.${index}.`;
  const own = Object.entries(errors).flatMap(([path, message]): [string, string][] =>
    path.startsWith(prefix) ? [[path.slice(prefix.length), message]] : [],
  );
  return own.length === 0 ? NONE : Object.fromEntries(own);
}
