import { isWholeHeif } from '../photo-metadata/heif';
import { acceptAs, type Check } from './checks';
import { findFileType } from './file-type';
import { picture } from './pictures';

const AVIF = 'image/avif';
const avif = picture('heif', AVIF);

const HEIC = ['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence'];

/**
 * A picture of a telephone, or an AVIF, that holds all that it lists. Nothing here decodes the H.265 of the first, nor
 * some of the other, so those have no preview.
 */
export const heif: Check = async (path) => {
  const type = await findFileType(path);
  const isAvif = type?.mime === AVIF;
  if (!type || !(isAvif || HEIC.includes(type.mime)) || !(await isWholeHeif(path))) return null;
  return isAvif ? ((await avif(path)) ?? acceptAs(AVIF)) : acceptAs('image/heic');
};
