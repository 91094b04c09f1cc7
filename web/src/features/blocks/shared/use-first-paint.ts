import { isDrawnByServer } from '../../../lib/drawn-by-server';
import { createLiveValue, useLiveValue } from '../../../lib/live-value';

const isPainted = createLiveValue(isDrawnByServer);
let isWaiting = false;

function subscribe(listener: () => void): () => void {
  // At an animation frame the paint is still to come; a task queued from it runs afterwards.
  if (!isWaiting) requestAnimationFrame(() => setTimeout(() => isPainted.set(true)));
  isWaiting = true;
  return isPainted.subscribe(listener);
}

export const useFirstPaint = (): boolean => useLiveValue({ ...isPainted, subscribe });
