import type { FieldErrors } from './api/errors';

const countIn = (text: string, part: string): number => text.split(part).length - 1;

/** Errors that a form cannot show, because it has no field of that name. */
export function unshownErrors(errors: FieldErrors, form: HTMLElement): string[] {
  const messages = Object.values(errors);
  const text = form.textContent;
  return [...new Set(messages)].filter(
    (message) => countIn(text, message) < messages.filter((other) => other === message).length,
  );
}
