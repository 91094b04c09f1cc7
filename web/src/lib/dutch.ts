const MONTHS = [
  ...['januari', 'februari', 'maart', 'april', 'mei', 'juni'],
  ...['juli', 'augustus', 'september', 'oktober', 'november', 'december'],
];

// By hand: the first format of its own that a browser makes takes it as long as half the page.

/** A day as people read it, where they are: '21 november 2026'. */
export function dutchDay(moment: string): string {
  const day = new Date(moment);
  return `${day.getDate()} ${MONTHS[day.getMonth()]} ${day.getFullYear()}`;
}

/** A number as people read it: '1.024' or '1,2'. */
export const dutchNumber = (value: number): string =>
  `${value}`.replace('.', ',').replace(/\B(?=(\d{3})+(?!\d))/g, '.');
