import type { Group } from '../../api/types';

type Permission = Group['permissions'][number];

export const PERMISSIONS: { value: Permission; label: string; hint: string }[] = [
  { value: 'view', label: 'Bekijken', hint: 'Leden zien pagina’s en blokken van deze groep.' },
  {
    value: 'download-for-use',
    label: 'Downloaden voor gebruik',
    hint: 'Leden downloaden beelden, video’s en documenten.',
  },
  {
    value: 'download-for-edit',
    label: 'Downloaden voor bewerking',
    hint: 'Leden downloaden bewerkbare bestanden (EPS).',
  },
];

/** Keeps only known permissions, in the order of the form. */
export const getPermissions = (chosen: readonly string[]): Permission[] =>
  PERMISSIONS.map(({ value }) => value).filter((value) => chosen.includes(value));

/** 'Bekijken, Downloaden voor gebruik' */
export const describePermissions = ({ permissions }: Group): string =>
  PERMISSIONS.filter(({ value }) => permissions.includes(value))
    .map(({ label }) => label)
    .join(', ') || 'Geen rechten';
