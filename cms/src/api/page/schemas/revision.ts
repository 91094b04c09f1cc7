import { z } from 'zod';
import type { BlockTypes } from '../../../blocks/stored-block';
import { requiredLine } from '../../../http/fields';
import { sortedQuery } from '../../../http/lists';
import { publicId, moment } from '../../../http/schemas/plain';
import { pageEntity, person } from './page-entity';

const revisionFields = {
  id: publicId,
  number: z.int().min(1),
  name: z.string().nullable(),
  kind: z.enum(['save', 'publish', 'restore']),
  created_at: moment,
  created_by: person,
};

/** The query of the history of a page. */
export const revisionListQuery = sortedQuery('number', 'created_at', 'name', 'kind');

export const revisionEntity = z.object(revisionFields).meta({ id: 'Revision' });

/** A revision with the page as it was. */
export const wholeRevisionEntity = (types: BlockTypes) =>
  z.object({ ...revisionFields, page: pageEntity(types) }).meta({ id: 'WholeRevision' });

/** PUT /admin/pages/{id}/revisions/{revision}. */
export const revisionInput = z
  .strictObject({ name: requiredLine(100).nullable() })
  .meta({ id: 'RevisionUpdate' });

export type RevisionResponse = z.output<typeof revisionEntity>;
