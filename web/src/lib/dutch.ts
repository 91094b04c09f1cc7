/** Formats a number for display: '1.024' or '1,2'. */
export const dutchNumber = (value: number): string =>
  `${value}`.replace('.', ',').replace(/\B(?=(\d{3})+(?!\d))/g, '.');
