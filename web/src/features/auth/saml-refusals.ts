const SENTENCES = new Map([
  ['saml-expired', 'Deze inlogpoging is verlopen of al gebruikt. Log opnieuw in.'],
  [
    'saml-answer',
    'Het antwoord van je organisatie klopt niet. Probeer het opnieuw of vraag je beheerder om hulp.',
  ],
  ['saml-denied', 'Je organisatie laat je hier niet toe. Vraag je beheerder om hulp.'],
  ['saml-no-name-id', 'Je organisatie geeft je geen vaste naam mee. Vraag je beheerder om hulp.'],
  ['saml-no-address', 'Je organisatie geeft je e-mailadres niet mee. Vraag je beheerder om hulp.'],
  [
    'saml-address-taken',
    'Er is al een account met jouw e-mailadres. Log daarmee in of vraag je beheerder om hulp.',
  ],
  ['saml-inactive', 'Je account is niet actief. Vraag je beheerder om hulp.'],
  ['saml-failed', 'Inloggen lukt nu niet. Probeer het later opnieuw.'],
]);

/** The message for an error code in the URL of the login screen; null for a code that is not ours. */
export const samlRefusal = (error: string | null): string | null => SENTENCES.get(error ?? '') ?? null;
