import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

/** How Strapi says, in English, that a form has parts that are no longer stored. */
const STALE_MESSAGE = /^Some of the provided components in \S+ are not related to the entity$/;

const STALE_TRANSLATION =
  'Dit is intussen ergens anders opgeslagen, en dit scherm toont nog hoe het was. Laad de pagina opnieuw: wat je hier wijzigde, is niet bewaard.';

/** Says in Dutch that a form of the panel is older than what is stored. */
export function translateStaleForm(strapi: Core.Strapi): void {
  strapi.documents.use(async (_context, next) => {
    try {
      return await next();
    } catch (error) {
      throw error instanceof Error && STALE_MESSAGE.test(error.message)
        ? new errors.ApplicationError(STALE_TRANSLATION)
        : error;
    }
  });
}
