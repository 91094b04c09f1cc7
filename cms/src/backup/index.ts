/** Backup and restore of everything that the portal stores, database and files, in one archive. */
export { getFingerprint } from './manifest';
export type { Progress } from './progress';
export { BackupRefused } from './progress';
export { restoreBackup } from './restore-backup';
export { writeBackup } from './write-backup';
