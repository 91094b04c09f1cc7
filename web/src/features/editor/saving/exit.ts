/** Whether somebody may go from an editor without being held up: on purpose, or after their page to its new address. */
export function createExit() {
  let isOpen = false;
  return {
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
