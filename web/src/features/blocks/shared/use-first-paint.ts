import { isServerRendered } from '../../../lib/server-rendered';
import { createLiveValue, useLiveValue } from '../../../lib/live-value';

const isPainted = createLiveValue(isServerRendered);
let isWaiting = false;

function subscribe(listener: () => void): () => void {
  // At an animation frame the paint is still to come; a task queued from it runs afterwards.
  if (!isWaiting) requestAnimationFrame(() => setTimeout(() => isPainted.set(true)));
  isWaiting = true;
  return isPainted.subscribe(listener);
}

export const useFirstPaint = (): boolean => useLiveValue({ ...isPainted, subscribe });
