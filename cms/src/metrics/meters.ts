import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/**
 * Counters of the portal's own parts, kept whether or not metrics are enabled. Labels are fixed names, so
 * they hold no personal data.
 */
export const meters = new Registry();

const registers = [meters];

/** Answered requests. A cached response takes less than the first bucket. */
export const requestDuration = new Histogram({
  name: 'portal_http_request_seconds',
  help: 'From the first look at a request to the end of its answer, by route; status cut: the client left.',
  labelNames: ['method', 'route', 'status'] as const,
  buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60],
  registers,
});

export const limitRefusals = new Counter({
  name: 'portal_limit_refusals_total',
  help: 'Calls refused by a limit (429), by limit.',
  labelNames: ['limit'] as const,
  registers,
});

export const loginRefusals = new Counter({
  name: 'portal_login_refusals_total',
  help: 'Logins refused: a wrong password, a locked address, or by SAML.',
  labelNames: ['reason'] as const,
  registers,
});

/** Renditions drawn, not those served from the cache. */
export const renditionsDrawn = new Counter({
  name: 'portal_renditions_drawn_total',
  help: 'Renditions of images that were drawn.',
  registers,
});

export const uploads = new Counter({
  name: 'portal_uploads_total',
  help: 'Uploads that ended, by outcome: kept, refused or failed.',
  labelNames: ['outcome'] as const,
  registers,
});

export const storageFulls = new Counter({
  name: 'portal_storage_full_total',
  help: 'How often a disk had no room: for an upload, a preview or a row.',
  registers,
});

export const activeDownloads = new Gauge({
  name: 'portal_downloads_under_way',
  help: 'Downloads that are being sent now.',
  registers,
});

/** Hits of the index that the permission rules rejected afterwards. */
export const refusedHits = new Counter({
  name: 'portal_search_unseen_hits_total',
  help: 'Hits left out of an answer because its viewer may not see them; must stay 0.',
  registers,
});

/** Opened hits, by their position in the response. */
export const searchClicks = new Counter({
  name: 'portal_search_clicks_total',
  help: 'Hits of a search that were opened, by kind and rank: 1, 2, 3 or further.',
  labelNames: ['kind', 'rank'] as const,
  registers,
});
