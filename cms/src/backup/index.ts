/** Everything that the portal keeps, database and files, in one archive, and back. */
export { getFingerprint } from './fingerprint';
export type { Progress } from './progress';
export { BackupRefused } from './refused';
export { restoreBackup } from './restore-backup';
export { writeBackup } from './write-backup';
