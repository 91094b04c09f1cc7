/** Backup and restore of everything that the portal stores, database and files, in one archive. */
export { getFingerprint } from './fingerprint';
export type { Progress } from './progress';
export { BackupRefused } from './refused';
export { restoreBackup } from './restore-backup';
export { writeBackup } from './write-backup';
