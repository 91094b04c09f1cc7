import type { Core } from '@strapi/strapi';
import { createCollector } from '../../../../database/before-commit';
import { startTouched, touchRow, type Touched } from './touched';
import { writeEvents } from './write-events';

const PAGE = 'api::page.page';
const FILE = 'plugin::upload.file';

const touch = createCollector(startTouched, writeEvents);

/** The columns and relations of a page on which depends what readers see; the rest is its draft. */
const SEEN_OF_PAGE = ['slug', 'parent', 'liveRevision', 'publishedOn', 'deletedAt'];

type Add = (touched: Touched, id: unknown) => void;

const ADD: Record<string, Add> = {
  [PAGE]: (touched, id) => touchRow(touched, 'pages', id),
  'api::asset.asset': (touched, id) => touchRow(touched, 'assets', id),
  [FILE]: (touched, id) => touchRow(touched, 'files', id),
  'api::color.color': (touched) => (touched.colors = true),
  'api::site.site': (touched) => (touched.site = true),
};

const getId = (row: unknown): unknown =>
  typeof row === 'object' && row !== null && 'documentId' in row ? row.documentId : undefined;

interface Written {
  model: { uid: string };
  params: { data?: object; where?: unknown };
  result?: unknown;
}

/** Whether readers can see nothing of a write of a page: a draft was saved. */
const isOfDraft = ({ model, params }: Written): boolean =>
  model.uid === PAGE && !SEEN_OF_PAGE.some((name) => name in (params.data ?? {}));

/**
 * Notices what is written through Strapi, from any source, so that its events are written in the same transaction: the
 * API, the content manager, its upload screen, a schedule, a script.
 */
export function watchWrites(strapi: Core.Strapi): void {
  const note = (event: Written, id: unknown) =>
    touch(strapi, (touched) => ADD[event.model.uid]?.(touched, id));
  const one = (event: Written) => note(event, getId(event.result));
  // Writes of many rows do not say which, but their condition may.
  const many = (event: Written) => note(event, getId(event.params.where));
  const unlessDraft = (add: (event: Written) => Promise<void>) => async (event: Written) => {
    if (!isOfDraft(event)) await add(event);
  };
  const models = Object.keys(ADD);
  const { subscribe } = strapi.db.lifecycles;
  const gone = { afterDelete: one, afterDeleteMany: many };
  subscribe({ models, afterUpdate: unlessDraft(one), afterUpdateMany: unlessDraft(many), ...gone });
  // A file is of nothing when it is new.
  const others = models.filter((model) => model !== FILE);
  subscribe({ models: others, afterCreate: one, afterCreateMany: many });
}
