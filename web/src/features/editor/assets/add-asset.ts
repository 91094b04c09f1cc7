import { mutate } from 'swr';
import type { Asset } from '../../../api/types';
import { uploadAsset } from '../../../lib/upload';

const nameOf = (file: File): string => file.name.replace(/\.[^.]+$/, '');

/** Makes an asset of a picture or video, with the name of the file as its title. Throws an ApiError. */
export async function addAsset(file: File): Promise<Asset> {
  const form = new FormData();
  form.set('title', nameOf(file));
  form.set('original', file);
  const asset = await uploadAsset({ method: 'POST', path: '/assets', form });
  await mutate((key) => Array.isArray(key) && key[0] === 'assets');
  return asset;
}
