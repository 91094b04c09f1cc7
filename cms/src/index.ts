import type { Core } from '@strapi/strapi';
import { addCommonAttributes } from './blocks/common-attributes';
import { getLive } from './live';
import { watchChanges } from './live/invalidation';

export default {
  /** Before the tables are made. */
  register({ strapi }: { strapi: Core.Strapi }): void {
    addCommonAttributes(strapi.components);
  },

  /** Once the tables are there; every step is safe to run twice. */
  bootstrap({ strapi }: { strapi: Core.Strapi }): void {
    watchChanges(strapi, getLive(strapi));
  },
};
