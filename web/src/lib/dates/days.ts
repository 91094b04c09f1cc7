import { clockAt } from './amsterdam-time';
import { dateAfter } from './moments';

/** What happened on one day in the Netherlands, in its order. */
interface Day<Line> {
  date: string;
  lines: Line[];
}

/** Lines by day. A line that moved to the next page while that was read counts once. */
export function byDay<Line extends { id: string; at: string }>(lines: readonly Line[]): Day<Line>[] {
  const days = new Map<string, Line[]>();
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
