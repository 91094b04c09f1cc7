export { changePassword, isOwnPassword } from './change-password';
export { type LoginSource, getLoginSource, rememberBrowser } from './lock/login-source';
export type { LoginLimits } from './lock/login-limits';
export { countFailure, isLoginLocked, liftLocks, resetCounter } from './lock/login-lock';
export { login, tooManyAttempts } from './login';
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
} from './token-pairs';
export { hashPassword, verifyPassword } from './passwords';
export { portalLoginLimits } from './refusals';
export { sweepSessions } from './sweep';
export { getTokenUses } from './token-uses';
export {
  countKnownViewers,
  createSessions,
  findSession,
  findViewerOfActor,
  findViewerOfApiToken,
  findViewerOfSession,
  findViewerOfUser,
} from './viewers';
