import { expect, vi } from 'vitest';
import type { Client } from './client';
import type { Data } from './wire';

interface Asset {
  files: { text?: string }[];
}

/** Waits until the text of every file was read, which happens in the background. */
export const waitForTexts = (admin: Client): Promise<void> =>
  vi.waitFor(
    async () => {
      const assets = (await admin.get<Data<Asset[]>>('/assets?pageSize=500')).body.data;
      expect(assets.flatMap(({ files }) => files).filter(({ text }) => text === 'waiting')).toEqual([]);
    },
    { timeout: 120_000, interval: 500 },
  );
