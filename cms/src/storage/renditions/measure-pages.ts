import type { Core } from '@strapi/strapi';
import { runSql } from '../../database/sql';
import { repeat } from '../../database/repeat';
import { isUnavailable } from '../storage-failure';
import { findFile } from '../stored-file';
import { measureFirstPage } from '../validation/first-page';
import { withCopy } from '../with-copy';

const LOOK_EVERY_MS = 3_000;

// An instance that stopped halfway leaves its claim, which then ends.
const CLAIM = `
  update files set provider_metadata =
    coalesce(provider_metadata, '{}')::jsonb || jsonb_build_object('previewAt', extract(epoch from now()))
  where id = (
    select id from files
    where mime = 'application/pdf' and width is null and provider_metadata::jsonb ->> 'preview' is distinct from 'failed'
      and coalesce((provider_metadata::jsonb ->> 'previewAt')::float, 0) < extract(epoch from now()) - 120
    order by id desc limit 1 for update skip locked)
  returning document_id as id, hash`;

interface Row {
  id: string;
  hash: string;
}

const KEEP = `
  update files set width = ?, height = ?, provider_metadata = provider_metadata::jsonb || ?::jsonb
  where document_id = ? and hash = ?`;

async function measure(strapi: Core.Strapi, { id, hash }: Row, stopping: AbortSignal): Promise<void> {
  const file = await findFile(strapi, id);
  if (!file) return;
  const {
    width,
    height,
    preview = 'ready',
  } = await withCopy(file, (copy) => measureFirstPage(copy, 'measure-page-later'));
  // An abort because the portal stops is no failure.
  if (stopping.aborted) return;
  // The change of the file makes each instance present its asset anew.
  await runSql(strapi, KEEP, [width, height, JSON.stringify({ preview }), id, hash]);
}

/**
 * Measures pages that took too long during the upload, one at a time, so that they get previews. Returns a function
 * that stops it.
 */
export function measurePages(strapi: Core.Strapi): () => Promise<void> {
  const work = async (stopping: AbortSignal): Promise<void> => {
    while (!stopping.aborted) {
      const [row] = (await runSql<Row>(strapi, CLAIM, [])).rows;
      if (!row) return;
      try {
        await measure(strapi, row, stopping);
      } catch (error) {
        // Its claim ends, and it is measured when both are back.
        if (isUnavailable(error)) throw error;
        strapi.log.warn(`A page cannot be measured: ${String(error)}`);
      }
    }
  };
  return repeat(strapi, { name: 'Measuring pages', everyMs: LOOK_EVERY_MS, work });
}
