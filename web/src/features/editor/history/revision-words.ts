import type { Revision } from '../../../api/types';
import { pastMoment } from '../../../lib/dates/moments';

/** What a revision came from. */
export const KINDS: Record<Revision['kind'], string> = {
  publish: 'Gepubliceerd',
  save: 'Bewerkt',
  restore: 'Teruggezet',
};

/** What a revision is called: by its name, or by its number. */
export const revisionName = ({ name, number }: Revision): string => name ?? `Versie ${number}`;

/** The same within a sentence. */
export const revisionMention = ({ name, number }: Revision): string =>
  name === null ? `versie ${number}` : `‘${name}’`;

/** By whom and when; without a name it was done in Strapi, or the account is gone. */
export const revisionSource = ({ created_by, created_at }: Revision): string =>
  `${created_by?.name ? `door ${created_by.name}` : 'buiten het portaal, of het account is weg'}, ${pastMoment(created_at)}`;

/** The revision that somebody looks at first: the last publication, or else the newest. */
export const getFirst = (revisions: readonly Revision[]): Revision | undefined =>
  revisions.find(({ kind }) => kind === 'publish') ?? revisions[0];
