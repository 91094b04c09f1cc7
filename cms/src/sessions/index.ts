export { changePassword } from './change-password';
export { countKnownViewers } from './known-viewers';
export { login } from './login';
export { newPassword } from './new-password';
export {
  endSession,
  endSessionsOf,
  REFRESH_DAYS,
  refreshSession,
  startSession,
  type TokenPair,
} from './pairs';
export { hashPassword, verifyPassword } from './passwords';
export { sweepHourly, sweepSessions } from './sweep';
export { createSessions, sessionOf, viewerOfSession, viewerOfUser } from './viewers';
