import useSWR from 'swr';
import type { Color } from '../api/types';
import { api, unwrap } from './api/client';
import { getInitialData, takeInitialData } from './initial-data';
import { swrKey } from './swr-keys';

/** All colours of the house style, in their order; nothing is asked while they are not needed. */
export const useColors = (isNeeded = true) =>
  useSWR<Color[], unknown>(
    isNeeded ? swrKey('colors') : null,
    async () => takeInitialData('colors') ?? (await unwrap(api.GET('/colors'))),
    { fallbackData: getInitialData().colors },
  );

/** Names by token. */
export type ColorNames = Partial<Record<string, string>>;

/** What the colours are called at Kleuren, which is what they are called everywhere. */
export const useColorNames = (): ColorNames =>
  Object.fromEntries((useColors().data ?? []).map(({ token, name }) => [token, name]));
