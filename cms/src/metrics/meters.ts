import { Counter, Gauge, Registry } from 'prom-client';

/** What the portal's own parts count, whether or not anybody reads it. Labels are names of ours: nothing of a person. */
export const meters = new Registry();

const registers = [meters];

/** Calls that a limit refused. */
export const limitRefusals = new Counter({
  name: 'portal_limit_refusals_total',
  help: 'Calls refused by a limit (429), by limit.',
  labelNames: ['limit'] as const,
  registers,
});

/** Logins that were refused. */
export const loginRefusals = new Counter({
  name: 'portal_login_refusals_total',
  help: 'Logins refused: a wrong password, a locked address, or by SAML.',
  labelNames: ['reason'] as const,
  registers,
});

/** Renditions that were drawn, not those that were there. */
export const renditionsDrawn = new Counter({
  name: 'portal_renditions_drawn_total',
  help: 'Renditions of images that were drawn.',
  registers,
});

/** Forms with files. */
export const uploads = new Counter({
  name: 'portal_uploads_total',
  help: 'Uploads that ended, by outcome: kept, refused or failed.',
  labelNames: ['outcome'] as const,
  registers,
});

/** Files that are being sent at this moment. */
export const downloadsUnderWay = new Gauge({
  name: 'portal_downloads_under_way',
  help: 'Downloads that are being sent now.',
  registers,
});
