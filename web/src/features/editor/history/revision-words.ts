import type { Revision } from '../../../api/types';
import { pastMoment } from '../../../lib/dates/moments';

export const KINDS: Record<Revision['kind'], string> = {
  publish: 'Gepubliceerd',
  save: 'Bewerkt',
  restore: 'Teruggezet',
};

/** The title of a revision: its name, or else its number. */
export const revisionName = ({ name, number }: Revision): string => name ?? `Versie ${number}`;

/** The same, for use within a sentence. */
export const revisionMention = ({ name, number }: Revision): string =>
  name === null ? `versie ${number}` : `‘${name}’`;

/** Who saved it and when. No name means that it was done in Strapi, or that the account was deleted. */
export const revisionSource = ({ created_by, created_at }: Revision): string =>
  `${created_by?.name ? `door ${created_by.name}` : 'buiten het portaal, of het account is weg'}, ${pastMoment(created_at)}`;

/** The revision to show first: the last publication, else the newest. */
export const getFirst = (revisions: readonly Revision[]): Revision | undefined =>
  revisions.find(({ kind }) => kind === 'publish') ?? revisions[0];
