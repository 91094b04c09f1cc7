/** Serves the build with its own database until a signal stops it; sends a message when it is ready. */
import { serve } from '../../../scripts/lib/serve.mjs';

await serve();
process.send('ready');
