export { useFiles } from './api';
export { FileDetails } from './file-details';
export { FilesFound } from './files-found';
export { FilesTools } from './files-tools';
export { useFilesQuery } from './use-files-query';
