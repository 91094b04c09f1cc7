import useSWR from 'swr';
import type { Color } from '../api/types';
import { api, unwrap } from './api/client';
import { swrKey } from './swr-keys';

/** All colours of the house style, in their order; nothing is asked while they are not needed. */
export const useColors = (isNeeded = true) =>
  useSWR<Color[], unknown>(isNeeded ? swrKey('colors') : null, () => unwrap(api.GET('/colors')));
