/** Something that the operator must see after the start, such as a generated password. */
interface Announcement {
  label: string;
  value: string;
}

const announcements: Announcement[] = [];

/** Queues a value to be printed once, after the start. */
export function announce(label: string, value: string): void {
  announcements.push({ label, value });
}

/** Returns what was announced since the last call. */
export function takeAnnouncements(): Announcement[] {
  return announcements.splice(0);
}
