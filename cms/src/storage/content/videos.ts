import { found, type Check } from './checks';

/** Any video, told by its signature. */
export const video: Check = async (path) => {
  const { fileTypeFromFile } = await import('file-type');
  const type = await fileTypeFromFile(path);
  return type?.mime.startsWith('video/') ? found(type.mime) : null;
};
