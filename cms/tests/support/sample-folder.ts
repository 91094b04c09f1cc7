import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import type { Purpose } from '../../src/storage/validation/accepted';
import { checkContent } from '../../src/storage/validation/check-content';
import type { Sample } from '../samples/files';

/** A folder in which the samples of one test file are checked, as uploads are. */
export function makeSampleFolder() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'content-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  /** The file of a sample, which a check may clean. */
  const getPath = ({ name }: Sample): string => path.join(folder, encodeURIComponent(name));

  return {
    getPath,
    checkSample(sample: Sample, purpose: Purpose) {
      writeFileSync(getPath(sample), sample.bytes);
      return checkContent(getPath(sample), sample.name, purpose);
    },
  };
}
