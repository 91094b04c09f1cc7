import { PasswordField } from './password-field';
import type { TextFieldProps } from './text-field';

interface NewPasswordFieldsProps {
  label?: string;
  field: (
    name: 'password' | 'password_confirmation',
  ) => Pick<TextFieldProps, 'name' | 'value' | 'error' | 'onChange'>;
}

/** A new password, twice. */
export const NewPasswordFields = ({ label = 'Nieuw wachtwoord', field }: NewPasswordFieldsProps) => (
  <>
    <PasswordField
      label={label}
      required
      autoComplete="new-password"
      hint="Minstens 12 tekens. Een korte zin onthoud je het makkelijkst."
      {...field('password')}
    />
    <PasswordField
      label="Wachtwoord herhalen"
      required
      autoComplete="new-password"
      {...field('password_confirmation')}
    />
  </>
);
