import { createSealer } from '../../../utils/sealer';

/** Secrets are needed again to sign, so they are encrypted, with a key of their own. */
export const secretSealer = createSealer('webhook secret', 'base64');
