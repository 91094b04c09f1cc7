import type { Color } from '../../api/types';

/** What a colour is for, in the order in which people choose it. */
export const ROLES: readonly { value: Color['role']; label: string }[] = [
  { value: 'primary', label: 'Hoofdkleur' },
  { value: 'secondary', label: 'Steunkleur' },
  { value: 'accent', label: 'Accentkleur' },
  { value: 'neutral', label: 'Papier en tekst' },
  { value: 'signal', label: 'Signaalkleur' },
];
