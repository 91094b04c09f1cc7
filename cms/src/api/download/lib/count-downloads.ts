import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { logFailure } from '../../../database/outages';
import { runSql } from '../../../database/sql';
import type { Range } from '../../../storage/provider/file-storage';

/** What went out of a zip: how many downloads of it were counted, and its bytes. */
export interface Counted {
  counted: number;
  sent: number;
}

/** So often the bytes of a counted download may go out: once, and what a connection that broke had lost. */
const TIMES = 2;

/**
 * What a request for a part of a zip adds. A start is a download of its own, unless an earlier one broke off: then
 * fewer bytes went out than were counted for. Going on from further on is none, as long as all that is sent stays
 * within what the counted downloads may have lost on the way.
 */
export function countPart({ counted, sent }: Counted, size: number, { start, end }: Range): Counted {
  const after = sent + (end - start + 1);
  const isNew = start === 0 && sent >= counted * size;
  const isTooMuch = after > counted * size * TIMES;
  return { counted: isNew || isTooMuch ? counted + 1 : counted, sent: after };
}

const HELD = `select counted, sent::float8 as sent from portal_downloads where id = ? for update`;
const SET = `update portal_downloads set counted = ?, sent = ? where id = ?`;
const COUNT = `
  update portal_shares set downloads = downloads + 1
  where document_id = ? and revoked_at is null and (max_downloads is null or downloads < max_downloads)`;
const GIVE_BACK = `update portal_downloads set sent = greatest(sent - ?, 0) where id = ?`;

/** A part of the zip of a share. */
export interface SharedPart {
  download: number;
  /** The id of the share. */
  share: string;
  /** The bytes of the whole zip. */
  size: number;
  range: Range;
}

/** Counts a part before it is sent; false when it is a download of its own, and the share is used up. */
export async function countShared(
  strapi: Core.Strapi,
  { download, share, size, range }: SharedPart,
): Promise<boolean> {
  return await strapi.db.transaction(async () => {
    const { rows } = await runSql<Counted>(strapi, HELD, [download]);
    const [held] = rows;
    if (!held) return false;
    const { counted, sent } = countPart(held, size, range);
    if (counted > held.counted) {
      const { rowCount } = await runSql(strapi, COUNT, [share]);
      if (rowCount === 0) return false;
    }
    await runSql(strapi, SET, [counted, sent, download]);
    return true;
  });
}

/** Takes back what was counted of a part but never left, once its answer ends. */
export function giveBackUnsent(strapi: Core.Strapi, { req, res }: Context, part: SharedPart): void {
  const { socket } = req;
  const before = socket.bytesWritten;
  const promised = part.range.end - part.range.start + 1;
  res.once('close', () => {
    if (res.writableFinished && res.statusCode < 300) return;
    const unsent = promised - (socket.bytesWritten - before);
    if (unsent <= 0) return;
    runSql(strapi, GIVE_BACK, [unsent, part.download]).catch((error: unknown) => {
      logFailure(strapi, error, 'What a broken download did not send could not be noted', 'warn');
    });
  });
}
