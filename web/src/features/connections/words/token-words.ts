import type { Group } from '../../../api/types';
import type { Scope } from '../types';

const SCOPES: Record<Scope, string> = {
  read: 'Lezen',
  'write-assets': 'bestanden toevoegen',
};

const AND = new Intl.ListFormat('nl', { type: 'conjunction' });

/** 'Lezen, bestanden toevoegen' */
export const describeScopes = (scopes: readonly Scope[]): string =>
  scopes.map((scope) => SCOPES[scope]).join(', ');

const nameGroups = (groups: readonly Pick<Group, 'name'>[]): string =>
  AND.format(groups.map(({ name }) => name));

/** As whom a token reads: 'Bezoeker', or its groups. */
export const describeViewer = (groups: readonly Pick<Group, 'name'>[]): string =>
  groups.length === 0 ? 'Bezoeker' : nameGroups(groups);

/** What a token will see: 'Leest wat Medewerkers en Drukkers mogen zien en downloaden.' */
export function describeSight(groups: readonly Pick<Group, 'name' | 'permissions'>[]): string {
  if (groups.length === 0) return 'Leest wat iedereen zonder account mag zien en downloaden.';
  const may = groups.length === 1 ? 'mag' : 'mogen';
  const downloads = groups.some(({ permissions }) => permissions.some((permission) => permission !== 'view'));
  return `Leest wat ${nameGroups(groups)} ${may} zien${downloads ? ' en downloaden' : ''}.`;
}
