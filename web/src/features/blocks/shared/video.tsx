import { lazy, Suspense } from 'react';
import type { Asset } from '../../../api/types';
// Also rendered on the server.
import './video-player.module.css';

/** Lazy: few pages have a video. */
const VideoPlayer = lazy(() => import('./video-player'));

/** A video whose space is reserved before the player loads. */
export function Video({ asset, className }: { asset: Asset; className: string }) {
  return (
    <Suspense fallback={<span className={className} />}>
      <VideoPlayer asset={asset} className={className} />
    </Suspense>
  );
}
