import { lazy, Suspense } from 'react';
import type { Asset } from '../../../api/types';

/** Few pages have a video. */
const VideoPlayer = lazy(() => import('./video-player').then((module) => ({ default: module.VideoPlayer })));

/** A video in its place, which is there before the player is. */
export function Video({ asset, className }: { asset: Asset; className: string }) {
  return (
    <Suspense fallback={<span className={className} />}>
      <VideoPlayer asset={asset} className={className} />
    </Suspense>
  );
}
