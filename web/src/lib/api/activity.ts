import { createLiveValue } from '../live-value';

/** The number of requests in flight. */
export const pending = createLiveValue(0);

/** Counts a request as in flight until it settles. */
export async function trackRequest<T>(work: Promise<T>): Promise<T> {
  pending.set(pending.get() + 1);
  try {
    return await work;
  } finally {
    pending.set(pending.get() - 1);
  }
}
