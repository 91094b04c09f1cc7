import type { LogLine } from 'cms/shared/log-words/line-words';
import { clockAt } from '../../lib/dates/amsterdam-time';
import { dateAfter } from '../../lib/dates/moments';

/** The lines of one day in the Netherlands, in their order. */
interface Day {
  date: string;
  lines: LogLine[];
}

/** Lines by day. A line that moved to the next page while that was read counts once. */
export function byDay(lines: readonly LogLine[]): Day[] {
  const days = new Map<string, LogLine[]>();
  for (const line of new Map(lines.map((each) => [each.id, each])).values()) {
    const { date } = clockAt(line.at);
    days.set(date, [...(days.get(date) ?? []), line]);
  }
  return [...days].map(([date, own]) => ({ date, lines: own }));
}

/** 'Vandaag' or 'Gisteren', before the date itself. */
export function nearDay(date: string, now = Date.now()): string {
  if (date === dateAfter(now, 0)) return 'Vandaag';
  return date === dateAfter(now, -1) ? 'Gisteren' : '';
}
