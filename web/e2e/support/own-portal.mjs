/** Serves what is built, with a database of its own, until it is told to stop; says when it is ready. */
import { serve } from '../../../cms/scripts/lib/serve.mjs';

await serve();
process.send('ready');
