import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { logFailure } from '../../../database/outages';
import { runSql } from '../../../database/sql';
import type { Range } from '../../../storage/provider/file-storage';

/** The number of downloads counted for a zip, and the bytes sent. */
export interface DownloadCount {
  counted: number;
  sent: number;
}

/** How often the bytes of one counted download may be sent: once, plus a broken connection. */
const TIMES = 2;

/**
 * The counts after a request for part of a zip. A request from the start is a new download, unless an earlier one broke
 * off and fewer bytes were sent than counted. Continuing is none, within the bytes that the counted downloads may have
 * lost.
 */
export function countPart(
  { counted, sent }: DownloadCount,
  size: number,
  { start, end }: Range,
): DownloadCount {
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

/** Counts a part before it is sent; false when it is a new download and the share is used up. */
export async function countShared(
  strapi: Core.Strapi,
  { download, share, size, range }: SharedPart,
): Promise<boolean> {
  return await strapi.db.transaction(async () => {
    const { rows } = await runSql<DownloadCount>(strapi, HELD, [download]);
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

/** Uncounts bytes that were never sent, once the response ends. */
export function uncountUnsent(strapi: Core.Strapi, { req, res }: Context, part: SharedPart): void {
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
