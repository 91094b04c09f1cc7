/** One thing that the operator must be told when the portal is up, as a password made just now. */
export interface Announcement {
  label: string;
  value: string;
}

const announcements: Announcement[] = [];

/** Keeps something to be printed once, after the start. */
export function announce(label: string, value: string): void {
  announcements.push({ label, value });
}

/** Gives what was announced since the last call. */
export function takeAnnouncements(): Announcement[] {
  return announcements.splice(0);
}
