/** One rule for the server and the screens. */
export { safePath } from '../../../cms/src/utils/safe-path';
