import { useEffect, useState } from 'react';
import type { File } from '../../api/types';

/** Enough to see a hole that is worth a ground. */
const SIDE = 32;
const HARDLY_THERE = 32;
const ENOUGH = 0.03;

/** Whether a picture lets its ground through: its pixels know, which no file says. */
async function isSeeThrough(address: string): Promise<boolean> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: SIDE, height: SIDE });
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) return false;
  pen.drawImage(picture, 0, 0, SIDE, SIDE);
  const { data } = pen.getImageData(0, 0, SIDE, SIDE);
  const clear = data.filter((value, at) => at % 4 === 3 && value < HARDLY_THERE).length;
  return clear / (SIDE * SIDE) >= ENOUGH;
}

/** Whether the picture of a file lets its ground through, once that is known. */
export function useSeeThrough(file: File | undefined): boolean {
  const [clear, setClear] = useState<string>();
  const id = file?.id;
  // The smallest; its address is another after a while.
  const [address] = file?.preview?.srcset.split(' ') ?? [];
  useEffect(() => {
    if (!address || id === undefined || clear === id) return;
    let isLatest = true;
    const keep = (is: boolean): void => {
      if (isLatest && is) setClear(id);
    };
    // One that cannot be read keeps the ground that it has.
    isSeeThrough(address).then(keep, () => undefined);
    return () => {
      isLatest = false;
    };
  }, [address, id, clear]);
  return id !== undefined && clear === id;
}
