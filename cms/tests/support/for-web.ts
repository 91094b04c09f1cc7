/** What the portal's tests compare with the server: `cms/testing/for-web` there. */
export { presentBlockTypes, presentPageType } from '../../src/blocks/editor-types';
export { writeCaptions } from '../../src/storage/validation/write-captions';
export { pageBlockTypes } from './block-types';
