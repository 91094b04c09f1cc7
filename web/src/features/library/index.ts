export { useFiles, useOverview, useSharedAsset } from './api';
export { COLLECTION_TITLES } from './collections';
export { FileDetails } from './file-details';
export { FilesFound } from './files-found';
export { FilesTools } from './files-tools';
export { isOverview } from './query';
export { useFilesQuery } from './use-files-query';
