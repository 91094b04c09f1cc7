import { useEffect, useState } from 'react';
import type { Asset } from '../../../api/types';
import { usePageWindow, type PageWindow } from '../../../lib/page-window';
import { readDownload } from '../../../lib/start-download';
import { getFaces } from './faces';

/** Whether readers see a font itself; `refused` for those who may not have it, `none` when there is none to load. */
export type FontState = 'none' | 'loading' | 'ready' | 'refused' | 'failed';

async function readFace(page: PageWindow, family: string, id: string, weight: string): Promise<FontFace> {
  const bytes = await (await readDownload({ of: 'files', id })).arrayBuffer();
  return new page.FontFace(family, bytes, { weight }).load();
}

/** Adds the faces of a font to a page; the result takes them away again. */
function addFont(
  page: PageWindow,
  family: string,
  faces: string,
  onEnd: (isReady: boolean) => void,
): () => void {
  let isGone = false;
  const added: FontFace[] = [];
  const reading = faces.split(',').map((face) => {
    const [id = '', ...weight] = face.split(' ');
    return readFace(page, family, id, weight.join(' '));
  });
  Promise.all(reading).then(
    (read) => {
      if (isGone) return;
      for (const face of read) {
        page.document.fonts.add(face);
        added.push(face);
      }
      onEnd(true);
    },
    () => !isGone && onEnd(false),
  );
  return () => {
    isGone = true;
    for (const face of added) page.document.fonts.delete(face);
  };
}

/**
 * Loads the files of an asset as a font of this page, for those who may download them. `family` is its name in style
 * sheets, which says nothing while the font is not there.
 */
export function useFont(asset: Asset | null): { family: string; state: FontState } {
  const [read, setRead] = useState({ faces: '', isReady: false });
  const page = usePageWindow();
  const family = `letter-${asset?.id}`;
  const mayUse = asset?.can.use ?? false;
  // As a text, because the same font comes in another object each time that the page is read.
  const faces = asset
    ? getFaces(asset)
        .map(({ id, weight }) => `${id} ${weight}`)
        .join(',')
    : '';
  useEffect(() => {
    if (faces === '' || !mayUse) return;
    return addFont(page ?? window, family, faces, (isReady) => setRead({ faces, isReady }));
  }, [page, family, faces, mayUse]);
  const getState = (): FontState => {
    if (faces === '') return 'none';
    if (!mayUse) return 'refused';
    if (read.faces !== faces) return 'loading';
    return read.isReady ? 'ready' : 'failed';
  };
  return { family, state: getState() };
}
