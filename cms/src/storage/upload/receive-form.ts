import type { Context } from 'koa';
import { receiveUpload, type ReceivedForm, type UploadRules } from './receive-upload';
import { confirmViewer } from '../../http/portal-strategy';

/**
 * Receives a multipart form as `receiveUpload` does. Files can take longer than somebody keeps their rights, so these are
 * checked again before anything is kept.
 */
export const receiveForm = <T>(
  ctx: Context,
  rules: UploadRules,
  use: (received: ReceivedForm) => Promise<T>,
): Promise<T> =>
  receiveUpload(ctx.req, rules, async (received) => {
    await confirmViewer(ctx);
    return use(received);
  });
