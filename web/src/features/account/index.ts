export { DetailsForm } from './details-form';
export { PasswordElsewhere } from './password-elsewhere';
export { PasswordForm } from './password-form';
export { useEmailConfirmation } from './use-email-confirmation';
