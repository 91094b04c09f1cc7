/** The index in a grid that an arrow key, Home or End moves to; null for other keys and at the edge. */
export function arrowTarget(key: string, from: number, columns: number, count: number): number | null {
  const steps: Record<string, number> = {
    ArrowLeft: from - 1,
    ArrowRight: from + 1,
    ArrowUp: from - columns,
    ArrowDown: from + columns,
    Home: 0,
    End: count - 1,
  };
  const to = steps[key];
  return to === undefined || to < 0 || to >= count || to === from ? null : to;
}
