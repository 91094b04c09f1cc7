import { compiled } from '../environment.mjs';
import { databaseForRestore } from './database.mjs';
import { portalVersion } from './prepare.mjs';
import { showProgress } from './progress.mjs';
import { restoreSecret } from './secret.mjs';

const moments = new Intl.DateTimeFormat('nl-NL', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Amsterdam',
});

/** Aborts at the first signal, and exits at the second. */
function brokenOffBySignal() {
  const controller = new AbortController();
  const onSignal = () => (controller.signal.aborted ? process.exit(1) : controller.abort());
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, onSignal);
  return controller.signal;
}

/**
 * Restores an archive.
 * @param {{ file: string, force: boolean }} options
 * @param {object} env the settings of the portal
 */
export async function restore({ file, force }, env) {
  const signal = brokenOffBySignal();
  const database = await databaseForRestore(env);
  const progress = showProgress();
  try {
    const storage = await compiled('src/storage').openStorage(progress.warn);
    const { moment, secret } = await compiled('src/backup').restoreBackup({
      file,
      force,
      storage,
      progress,
      signal,
      databaseUrl: database.url,
      version: portalVersion(),
      publicUrl: env.publicUrl,
    });
    const sentence = restoreSecret(env, secret);
    if (sentence) progress.warn(sentence);
    progress.finish();
    console.log(`Alles is terug zoals het was op ${moments.format(new Date(moment))}. Start nu de portal.`);
  } finally {
    progress.finish();
    await database.stop();
  }
}
