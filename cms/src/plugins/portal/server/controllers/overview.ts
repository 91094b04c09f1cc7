import { X509Certificate } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { getProviders, type SamlProvider } from '../../../../api/auth/saml/provider';
import { listPages } from '../../../../api/page/lib/reads/list-pages';
import { pageListQuery } from '../../../../api/page/schemas/page-entity';
import { runSql } from '../../../../database/sql';
import { countMails } from '../../../../mail';
import { getPublished } from '../../../../published';

const DAY = 86_400_000;

const PAGE_STATES = ['published', 'modified', 'draft', 'scheduled'] as const;

async function countPages(strapi: Core.Strapi) {
  const count = async (status: (typeof PAGE_STATES)[number]) =>
    (await listPages(strapi, pageListQuery.parse({ status, pageSize: '1' }), '')).meta.pagination.total;
  const [published, modified, draft, scheduled] = await Promise.all(PAGE_STATES.map(count));
  return { published, modified, draft, scheduled };
}

// Without renditions, which are drawn again when they are gone. Strapi counts in kilobytes of a thousand bytes.
const STORAGE = `
  select count(*)::integer as files, coalesce(round(sum(size) * 1000), 0)::float8 as bytes from files`;

async function measureStorage(strapi: Core.Strapi): Promise<{ files: number; bytes: number }> {
  const { rows } = await runSql<{ files: number; bytes: number }>(strapi, STORAGE);
  return rows[0] ?? { files: 0, bytes: 0 };
}

/** The days until a staff portal has no valid certificate left: the newest one counts. */
function presentProvider({ id, label, idp }: SamlProvider) {
  const ends = idp.certificates.map((pem) => Date.parse(new X509Certificate(pem).validTo));
  return { id, label, daysLeft: Math.floor((Math.max(...ends) - Date.now()) / DAY) };
}

/** What a maintainer wants to know at a glance. */
async function loadOverview(strapi: Core.Strapi) {
  const { site } = await getPublished(strapi).snapshot();
  return {
    name: site.productName,
    pages: await countPages(strapi),
    mails: await countMails(strapi),
    signOn: getProviders().map(presentProvider),
    storage: await measureStorage(strapi),
    version: String(strapi.config.get('info.version')),
  };
}

export function overviewController(strapi: Core.Strapi) {
  return {
    /** GET /portal/overview. */
    async find(ctx: Context): Promise<void> {
      ctx.body = { data: await loadOverview(strapi) };
    },
  };
}
