/** `npm run reindex`: empties the search index; the portal, which may be running, rebuilds it from the content. */
import { databaseBesidePortal } from './lib/backup/database.mjs';
import { prepare } from './lib/backup/prepare.mjs';
import { compiled } from './lib/environment.mjs';
import { runMain } from './lib/stop-error.mjs';

await runMain(async () => {
  const database = await databaseBesidePortal(await prepare());
  try {
    await compiled('src/search/rebuild').emptyIndex(database.url);
    console.log('De zoekindex is leeg; de portal maakt hem opnieuw.');
  } finally {
    await database.stop();
  }
});
process.exit(0);
