export { changePassword } from './change-password';
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
export { countKnownViewers, createSessions, sessionOf, viewerOfSession, viewerOfUser } from './viewers';
