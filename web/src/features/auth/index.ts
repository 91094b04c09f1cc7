export { ConfirmBox } from './confirm-box';
export { Entrance } from './entrance';
export { LoginBox } from './login-box';
export { RecoverForm } from './recover-form';
export { RegisterForm } from './register-form';
export { ResetForm } from './reset-form';
export { samlRefusal } from './saml-refusals';
