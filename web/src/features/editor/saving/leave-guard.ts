/**
 * Decides whether a navigation out of the editor is blocked. Deliberate ones pass, such as following the page to its
 * new URL.
 */
export function createLeaveGuard() {
  let isOpen = false;
  let isLeaving = false;
  return {
    /** Whether a navigation is being blocked: the screen must not navigate anywhere else in the meantime. */
    isLeaving: (): boolean => isLeaving,
    /** Blocks the navigation, if it has to wait at all. */
    holdUp(mustWait: boolean): boolean {
      isLeaving = mustWait;
      return mustWait;
    },
    isOpen: (): boolean => isOpen,
    open(): void {
      isOpen = true;
    },
    /** Lets navigations pass while `work` runs. */
    during(work: () => void): void {
      const was = isOpen;
      isOpen = true;
      work();
      isOpen = was;
    },
  };
}
