import { type OwnPortal, type Portal, portalAt, startPortalProcess } from './portal';
import { sharedPortal } from './shared-portal';

declare global {
  /** The second process of the pair, as the shared portal is the first. */
  var secondInstance: Promise<Portal> | undefined;
}

/** Two instances of the portal that files share, `there` in a process of its own, which ends with this one. */
export async function sharedPair(): Promise<{ here: OwnPortal; there: Portal }> {
  const here = await sharedPortal();
  // Instances of one portal have one address, which is also said inside what they draw.
  const starting =
    globalThis.secondInstance ?? startPortalProcess({ beside: here, env: { PUBLIC_URL: here.url } });
  globalThis.secondInstance = starting;
  const { url, stop } = await starting;
  return { here, there: portalAt(Number(new URL(url).port), here, stop) };
}
