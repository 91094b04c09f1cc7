import type { Core } from '@strapi/strapi';
import { audit, auditChange, diffSnapshots, type AuditSnapshot } from '../../../audit';
import { withLock } from '../../../database/locks';
import { conflict } from '../../../http/errors';
import type { CheckVersion } from '../../../http/versions';
import { findNewest } from '../../event/lib/reads/rows';
import { MOST_WEBHOOKS, type WebhookInput, type WebhookUpdate } from '../schemas/webhook';
import { newSecret } from '../sending/sign';
import { cancelDeliveries } from './queue';
import { DELIVERY, loadWebhook, WEBHOOK, type WebhookRow } from './rows';
import { secretSealer } from './secrets';
import { validateUrl } from './validate-url';

const getTable = (strapi: Core.Strapi) => strapi.db.query(WEBHOOK);

/** Runs changes of webhooks one at a time. */
const changeWebhooks = <T>(strapi: Core.Strapi, change: () => Promise<T>): Promise<Awaited<T>> =>
  withLock(strapi, { lock: 'webhooks' }, change);

/** Only the host: the rest of an address may be what opens it. */
export const getHostName = ({ url }: Pick<WebhookRow, 'url'>): string => new URL(url).host;

const getSnapshot = (row: WebhookRow): AuditSnapshot => ({
  name: getHostName(row),
  types: row.types,
  isActive: row.active,
});

/** What a change can change, which its version is made of. */
export const getWebhookState = ({ documentId, url, types, active }: WebhookRow) => ({
  documentId,
  url,
  types,
  active,
});

/** All webhooks, the oldest first. */
export const loadWebhooks = (strapi: Core.Strapi): Promise<WebhookRow[]> =>
  getTable(strapi).findMany({ orderBy: { id: 'asc' } });

/** A webhook with its secret in clear. */
interface WithSecret {
  webhook: WebhookRow;
  secret: string;
}

/** Adds a webhook, which gets what changes from now on. Throws 400 at `url`, and 409 when there are too many. */
export async function createWebhook(
  strapi: Core.Strapi,
  { url: given, types = [], active = true }: WebhookInput,
): Promise<WithSecret> {
  const url = await validateUrl(given);
  const secret = newSecret();
  const sealedSecret = secretSealer.seal(secret);
  return await changeWebhooks(strapi, async () => {
    if ((await getTable(strapi).count()) >= MOST_WEBHOOKS) {
      throw conflict(`Er zijn al ${MOST_WEBHOOKS} webhooks, meer past niet.`);
    }
    const afterEvent = await findNewest(strapi);
    const { documentId }: WebhookRow = await getTable(strapi).create({
      data: { url, types, active, sealedSecret, afterEvent },
    });
    const webhook = await loadWebhook(strapi, documentId);
    await auditChange(strapi, 'webhook.create', documentId, null, getSnapshot(webhook));
    return { webhook, secret };
  });
}

/**
 * Changes the given fields. One that is switched off gets nothing more, and what waits for it is given up; switched on
 * again it gets what changes from then on.
 */
export async function updateWebhook(
  strapi: Core.Strapi,
  id: unknown,
  input: WebhookUpdate,
  checkSeen: CheckVersion,
): Promise<WebhookRow> {
  const url = input.url === undefined ? undefined : await validateUrl(input.url);
  return await changeWebhooks(strapi, async () => {
    const before = await loadWebhook(strapi, id);
    checkSeen(getWebhookState(before), (await loadWebhooks(strapi)).map(getWebhookState));
    const isMoved = url !== undefined && url !== before.url;
    const isStarted = input.active === true && !before.active;
    await getTable(strapi).update({
      where: { id: before.id },
      data: {
        url,
        types: input.types,
        active: input.active,
        ...((isMoved || isStarted) && { failingSince: null }),
        ...(isStarted && { afterEvent: await findNewest(strapi) }),
      },
    });
    if (input.active === false) await cancelDeliveries(strapi, before.documentId);
    const after = await loadWebhook(strapi, id);
    const details = {
      ...diffSnapshots(getSnapshot(before), getSnapshot(after)),
      name: getHostName(after),
      ...(isMoved && { addressChanged: true }),
    };
    await audit(strapi, { action: 'webhook.update', subject: before.documentId, details });
    return after;
  });
}

/** Gives a webhook a new secret; the one before signs nothing more. */
export const renewSecret = (strapi: Core.Strapi, id: unknown): Promise<WithSecret> =>
  changeWebhooks(strapi, async () => {
    const webhook = await loadWebhook(strapi, id);
    const secret = newSecret();
    const data = { sealedSecret: secretSealer.seal(secret) };
    await getTable(strapi).update({ where: { id: webhook.id }, data });
    const details = { name: getHostName(webhook) };
    await audit(strapi, { action: 'webhook.secret', subject: webhook.documentId, details });
    return { webhook, secret };
  });

/** Deletes a webhook, with all that was sent and waits. */
export const deleteWebhook = (strapi: Core.Strapi, id: unknown): Promise<void> =>
  changeWebhooks(strapi, async () => {
    const webhook = await loadWebhook(strapi, id);
    await getTable(strapi).delete({ where: { id: webhook.id } });
    await strapi.db.query(DELIVERY).deleteMany({ where: { webhookId: webhook.documentId } });
    await auditChange(strapi, 'webhook.delete', webhook.documentId, getSnapshot(webhook), null);
  });
