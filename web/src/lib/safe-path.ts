/** One rule for the server and the screens. */
export { safePath } from '../../../cms/src/http/safe-path';
