/** Whether somebody may go from an editor without being held up: on purpose, or after their page to its new address. */
export function createLeaveGuard() {
  let isOpen = false;
  let isLeaving = false;
  return {
    /** Whether somebody who goes elsewhere is held up: the screen must not go anywhere else meanwhile. */
    isLeaving: (): boolean => isLeaving,
    /** Holds somebody up, if they have to wait at all. */
    holdUp(mustWait: boolean): boolean {
      isLeaving = mustWait;
      return mustWait;
    },
    isOpen: (): boolean => isOpen,
    open(): void {
      isOpen = true;
    },
    /** Open for as long as some work lasts. */
    during(work: () => void): void {
      const was = isOpen;
      isOpen = true;
      work();
      isOpen = was;
    },
  };
}
