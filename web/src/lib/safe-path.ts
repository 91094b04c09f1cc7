/** The server and the UI share one rule. */
export { safePath } from '../../../cms/src/utils/safe-path';
