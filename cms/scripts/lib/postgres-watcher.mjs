/**
 * Stops PostgreSQL when the portal that started it is gone, however it ended: a killed process cannot do it itself, but the
 * system closes its end of this pipe. Arguments: the number of the process of PostgreSQL, and its folder.
 */
import { stopPostgres } from './postgres-orphan.mjs';

const [pid, folder] = process.argv.slice(2);

process.stdin.resume().once('close', () => stopPostgres(Number(pid), folder));
