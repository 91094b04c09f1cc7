export { changePassword, isOwnPassword } from './change-password';
export { type Guesser, getGuesser, rememberBrowser } from './lock/guesser';
export type { LoginLimits } from './lock/login-door';
export { countFailure, isLockedOut, liftLocks, startCountAgain } from './lock/login-lock';
export { login, tooOften } from './login';
export { MAX_TYPED, newPassword, typedPassword } from './new-password';
export { dropPendingEmail } from './mailed-links';
export {
  endOtherSessions,
  endSession,
  endUserSessions,
  REFRESH_DAYS,
  refreshSession,
  startSession,
  type TokenPair,
} from './pairs';
export { hashPassword, verifyPassword } from './passwords';
export { portalLimits } from './refusals';
export { sweepSessions } from './sweep';
export { countKnownViewers, createSessions, findSession, viewerOfSession, viewerOfUser } from './viewers';
