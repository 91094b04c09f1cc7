/** What the server reports about the portal at a glance. */
export interface Overview {
  name: string;
  pages: { published: number; modified: number; draft: number; scheduled: number };
  mails: { waiting: number; failed: number };
  signOn: { id: string; label: string; daysLeft: number }[];
  storage: { files: number; bytes: number };
  version: string;
}

export const OVERVIEW_PATH = '/portal/overview';
