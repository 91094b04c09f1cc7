import type { z } from 'zod';

const KINDS: Record<string, string> = {
  string: 'een tekst',
  number: 'een getal',
  int: 'een geheel getal',
  boolean: 'waar of onwaar',
  array: 'een lijst',
  object: 'een object',
  null: 'leeg',
};

const missing = (issue: z.core.$ZodRawIssue): boolean => issue.input === undefined;

/** A Dutch sentence for a validation issue. Zod calls it where the schema has no message of its own. */
export function getValidationMessage(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return missing(issue) ? 'Vul dit veld in.' : `Dit moet ${KINDS[issue.expected] ?? 'iets anders'} zijn.`;
    case 'too_small':
      return issue.origin === 'string' && issue.minimum === 1
        ? 'Vul dit veld in.'
        : `Dit is te klein of te kort (minstens ${issue.minimum}).`;
    case 'too_big':
      return `Dit is te groot of te lang (hoogstens ${issue.maximum}).`;
    case 'invalid_value':
      return missing(issue) ? 'Vul dit veld in.' : `Kies uit: ${issue.values.map(String).join(', ')}.`;
    case 'invalid_union':
      return missing(issue) ? 'Vul dit veld in.' : 'Deze waarde past hier niet.';
    case 'invalid_format':
      return issue.format === 'email' ? 'Vul een geldig e-mailadres in.' : 'Dit heeft niet de juiste vorm.';
    default:
      return 'Deze waarde past hier niet.';
  }
}
