import { invalidField } from '../../../../http/errors';

const SWITCHES: Record<string, boolean> = { true: true, false: false };

function parsed(name: string, text: string, sentence: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalidField(name, sentence);
  }
}

function getValue(name: string, text: string): unknown {
  switch (name) {
    case 'isPrivate':
    case 'decorative':
      if (!Object.hasOwn(SWITCHES, text)) throw invalidField(name, 'Dit moet true of false zijn.');
      return SWITCHES[text];
    case 'settings':
      return parsed(name, text, 'Stuur de instellingen als JSON.');
    case 'focal_point':
      return parsed(name, text, 'Stuur het focuspunt als JSON.');
    case 'original':
      throw invalidField(name, 'Kies een bestand.');
    default:
      return text;
  }
}

/** Parses the form values as JSON (contract section 4, assets). */
export function formValues(fields: readonly (readonly [string, string])[]): Record<string, unknown> {
  const values = new Map<string, unknown>();
  for (const [name, text] of fields) {
    if (values.has(name)) throw invalidField(name, 'Stuur dit veld één keer.');
    if (name === '__proto__') throw invalidField(name, 'Dit veld bestaat niet.');
    values.set(name, getValue(name, text));
  }
  return Object.fromEntries(values);
}
