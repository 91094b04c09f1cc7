export { useBlockTypes, useDraft } from './api';
export { copyPage } from './copy-page';
export { DeletedList } from './deleted/deleted-list';
export { PageEditor } from './page-editor';
export { EditorStart } from './start/editor-start';
