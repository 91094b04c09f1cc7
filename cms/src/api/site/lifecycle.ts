import type { Lifecycle } from '../../utils/lifecycle';
import { guardSite } from './documents';
import { ensureSite } from './services/site';

export const siteLifecycle: Lifecycle = { register: guardSite, start: ensureSite };
