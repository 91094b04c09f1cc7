import type { Service } from '../../utils/service';
import { guardSite } from './documents';
import { ensureSite } from './services/site';

export const siteService: Service = { register: guardSite, start: ensureSite };
