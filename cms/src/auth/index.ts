export { changePassword, isOwnPassword } from './change-password';
export { type Guesser, guesserOf, rememberBrowser } from './lock/guesser';
export type { LoginDoor, Reason } from './lock/login-door';
export { countFailure, isLockedOut, liftLocks, startCountAgain } from './lock/login-lock';
export { login, tooOften } from './login';
export { MAX_TYPED, newPassword, typedPassword } from './new-password';
export { dropPendingEmail } from './mailed-links';
export {
  endOtherSessions,
  endSession,
  endSessionsOf,
  REFRESH_DAYS,
  refreshSession,
  startSession,
  type TokenPair,
} from './pairs';
export { hashPassword, verifyPassword } from './passwords';
export { portalDoor } from './refusals';
export { sweepHourly, sweepSessions } from './sweep';
export { countKnownViewers, createSessions, sessionOf, viewerOfSession, viewerOfUser } from './viewers';
