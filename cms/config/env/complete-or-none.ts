import type { z } from 'zod';

/**
 * Parses variables that belong together: either none is set, or all required ones are. Each problem is a line that starts
 * with the name of a variable.
 */
export function completeOrNone<Schema extends z.ZodObject>(
  variables: Schema,
  given: Record<string, string>,
): { value?: z.output<Schema>; problems: string[] } {
  if (!Object.keys(variables.shape).some((name) => name in given)) return { problems: [] };
  const parsed = variables.safeParse(given);
  if (parsed.success) return { value: parsed.data, problems: [] };
  return { problems: parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) };
}
