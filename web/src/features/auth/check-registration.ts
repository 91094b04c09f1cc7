import type { FieldErrors } from '../../lib/api/errors';

const FIELDS = ['firstName', 'lastName', 'email', 'password', 'password_confirmation'] as const;

export type Registration = Record<(typeof FIELDS)[number], string>;

const MIN_PASSWORD = 12;

/**
 * Client-side validation, so that a mistake does not clear the form. The server validates again, and checks more:
 * contract section 4.
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
