import { compiled } from '../environment.mjs';
import { StopError } from '../stop-error.mjs';
import { databaseBesidePortal } from './database.mjs';
import { portalVersion } from './prepare.mjs';
import { inBytes, inRows, showProgress } from './progress.mjs';

/** Errors of a disk that is full or not writable. */
const WRITING = ['ENOSPC', 'EDQUOT', 'EACCES', 'EPERM', 'EROFS'];

/**
 * Writes an archive of all data of the portal.
 * @param {string} file
 * @param {object} env the settings of the portal
 */
export async function backup(file, env) {
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.once(signal, () => process.exit(1));
  const database = await databaseBesidePortal(env);
  const progress = showProgress();
  try {
    const storage = await compiled('src/storage').openStorage(progress.warn);
    const result = await compiled('src/backup').writeBackup({
      file,
      storage,
      progress,
      databaseUrl: database.url,
      version: portalVersion(),
      publicUrl: env.publicUrl,
      secret: { value: env.appSecret, generated: env.ownAppSecret },
    });
    progress.finish();
    console.log(
      `De back-up staat in ${file}: ${inRows(result.rows)} en ${result.files} bestanden (${inBytes(result.bytes)}).`,
    );
    console.log(
      env.ownAppSecret
        ? 'Het archief bevat alle accounts en het geheim van de portal; bewaar het veilig.'
        : 'APP_SECRET staat er niet in: bewaar die zelf. Het archief bevat wel alle accounts; bewaar het veilig.',
    );
  } catch (error) {
    throw WRITING.includes(error.code)
      ? new StopError(`${file} kan niet worden geschreven (${error.code}).`)
      : error;
  } finally {
    progress.finish();
    await database.stop();
  }
}
