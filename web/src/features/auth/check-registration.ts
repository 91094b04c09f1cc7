import type { FieldErrors } from '../../lib/api/errors';

const FIELDS = ['firstName', 'lastName', 'email', 'password', 'password_confirmation'] as const;

/** What somebody fills in to get an account. */
export type Registration = Record<(typeof FIELDS)[number], string>;

const MIN_PASSWORD = 12;

/**
 * What can be told before anything is sent, so that a slip costs nobody a whole form. The server checks again, and
 * more: contract section 4.
 */
export function checkRegistration(registration: Registration): FieldErrors {
  const { email, password, password_confirmation: again } = registration;
  const errors: FieldErrors = {};
  for (const name of FIELDS) {
    if (registration[name].trim() === '') errors[name] = 'Vul dit veld in.';
  }
  if (email.trim() !== '' && !/^\S+@\S+$/.test(email.trim())) errors.email = 'Vul een geldig e-mailadres in.';
  if (password !== '' && [...password].length < MIN_PASSWORD) {
    errors.password = `Kies een wachtwoord van minstens ${MIN_PASSWORD} tekens.`;
  }
  if (again !== '' && again !== password) {
    errors.password_confirmation = 'Dit is niet hetzelfde als het wachtwoord hierboven.';
  }
  return errors;
}
