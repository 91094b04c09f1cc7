/**
 * Stops PostgreSQL once the portal that started it is gone. A killed portal cannot do so itself, but the system closes its
 * end of this pipe. Arguments: the process id of PostgreSQL, and its folder.
 */
import { stopPostgres } from './postgres-orphan.mjs';

const [pid, folder] = process.argv.slice(2);

process.stdin.resume().once('close', () => stopPostgres(Number(pid), folder));
