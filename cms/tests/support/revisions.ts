import type { Core } from '@strapi/strapi';
import { expect } from 'vitest';
import type { Client } from './client';
import type { Data, ErrorBody, PageBody } from './wire';

export interface RevisionBody {
  id: string;
  number: number;
  name: string | null;
  kind: string;
  created_at: string;
  created_by: { id: string; name: string } | null;
  page?: PageBody;
}

export interface RevisionList extends ErrorBody {
  data: RevisionBody[];
  meta: { pagination: { total: number; pageCount: number } };
}

let counter = 0;

/** Makes and saves pages as an admin, and reads their history. */
export function getRevisions(strapi: Core.Strapi, admin: Client) {
  const create = async (body: object = {}): Promise<PageBody> => {
    const title = `Pagina ${(counter += 1)}`;
    return (await admin.post<Data<PageBody>>('/pages', { title, ...body })).body.data;
  };
  const save = async (page: PageBody, body: object, by = admin): Promise<PageBody> => {
    const { status, body: answer } = await by.put<Data<PageBody>>(`/pages/${page.id}`, body);
    expect(status).toBe(200);
    return answer.data;
  };
  const path = ({ id }: PageBody, rest = '') => `/admin/pages/${id}/revisions${rest}`;
  const history = async (page: PageBody, query = ''): Promise<RevisionBody[]> =>
    (await admin.get<RevisionList>(path(page, query))).body.data;
  const whole = async (page: PageBody, { id }: RevisionBody): Promise<PageBody> => {
    const { body } = await admin.get<Data<RevisionBody>>(path(page, `/${id}`));
    if (!body.data.page) throw new Error('There is no page in the revision.');
    return body.data.page;
  };
  const kinds = async (page: PageBody) =>
    (await history(page)).map(({ number, kind }) => `${number} ${kind}`);
  const newest = async (page: PageBody): Promise<RevisionBody> => {
    const [first] = await history(page);
    if (!first) throw new Error('The page has no history.');
    return first;
  };
  const restore = (page: PageBody, { id }: { id: string }, headers?: Record<string, string>) =>
    admin.post<Data<PageBody> & ErrorBody>(path(page, `/${id}/restore`), undefined, headers);
  /** Sets the moment of the newest entry of a page. */
  const setMoment = async (page: PageBody, savedAt: string | null) => {
    const where = { documentId: (await newest(page)).id };
    await strapi.db.query('api::revision.revision').updateMany({ where, data: { savedAt } });
  };
  /** As if the run of saves of a page had ended long ago. */
  const pause = (page: PageBody) => setMoment(page, '2020-01-01T00:00:00.000Z');

  return { create, save, path, history, whole, kinds, newest, restore, setMoment, pause };
}
