export { useBlockTypes, useDraft } from './api';
export { DeletedList } from './deleted/deleted-list';
export { PageEditor } from './page-editor';
export { EditorStart } from './start/editor-start';
