/** What a save that somebody asks for does besides keeping the draft. */
export type Purpose = 'save' | 'publish' | 'offline' | 'schedule' | 'unschedule';

/** A save: by itself, or asked for; `at` is the moment of a schedule. */
export type Task = { purpose: 'autosave' } | { purpose: Purpose; at?: string };

/** A save that nobody asked for. */
export const AUTOSAVE: Task = { purpose: 'autosave' };

/** What is said when it is done. */
export const DONE: Record<Purpose, string> = {
  save: 'De pagina is opgeslagen.',
  publish: 'De pagina is gepubliceerd.',
  offline: 'De pagina is offline gehaald.',
  schedule: 'De publicatie is ingepland.',
  unschedule: 'De planning is geannuleerd.',
};

/** What a save says about publishing. */
export function publishedAt(task: Task): { published_at?: string | null } {
  switch (task.purpose) {
    case 'publish':
      return { published_at: new Date().toISOString() };
    case 'schedule':
      return { published_at: task.at };
    case 'offline':
    case 'unschedule':
      return { published_at: null };
    default:
      return {};
  }
}
