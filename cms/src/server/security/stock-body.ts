import type { Core } from '@strapi/strapi';
import { getEnv } from '../../../config/env';
import { MOST_BLOCKS } from '../../blocks/block-input';
import { hasLongList, isTooComplex } from '../../http/json-shape';
import { hasPanelSession } from '../../http/panel-account';
import { makeHasPanelRoute } from '../../http/strapi-paths';
import { memoizeByObject } from '../../utils/memoize-by-object';

type Context = Parameters<Core.MiddlewareHandler>[0];

/** Enough for a login. */
const SMALL_BYTES = 16 * 1024;
const SMALL = { jsonLimit: SMALL_BYTES, formLimit: SMALL_BYTES, textLimit: SMALL_BYTES };

/**
 * The maximum length of a list that the panel sends: the blocks of a page. Thousands of entries would occupy Strapi for
 * seconds or minutes.
 */
const MOST_ENTRIES = MOST_BLOCKS;
const TOO_LONG = `Dit is te veel in één keer, hoogstens ${MOST_ENTRIES}.`;

/** Fields that hold JSON, which Strapi keeps as it is. */
const getJsonFields = memoizeByObject(
  ({ contentTypes, components }: Core.Strapi): ReadonlySet<string> =>
    new Set(
      [...Object.values(contentTypes), ...Object.values(components)].flatMap(({ attributes }) =>
        Object.keys(attributes).filter((name) => attributes[name]?.type === 'json'),
      ),
    ),
);

const saysItIsSmall = (ctx: Context): boolean =>
  ctx.get('Content-Encoding') === '' && Number(ctx.get('Content-Length') || NaN) <= SMALL_BYTES;

/** The status for a body that could not be read; undefined for an error on our side. */
const getRefusal = (error: unknown): number | undefined =>
  error instanceof Error && 'status' in error && typeof error.status === 'number' && error.status < 500
    ? error.status
    : undefined;

/**
 * Leaves bodies below /api unread until the caller is known (src/http/read-body.ts). Elsewhere only the routes of Strapi's
 * panel take a body, and only logged-in maintainers may send more than a login needs.
 */
export const bodyOutsideApi =
  (stock: Core.MiddlewareFactory): Core.MiddlewareFactory =>
  (config, context) => {
    const { strapi } = context;
    const parseSmall = getEnv().strapiAdmin && stock({ ...config, ...SMALL }, context);
    const parseLarge = getEnv().strapiAdmin && stock(config, context);
    const hasPanelRoute = makeHasPanelRoute(strapi);
    return async (ctx, next) => {
      if (!parseSmall || !parseLarge || ctx.path.startsWith('/api/') || !hasPanelRoute(ctx)) return next();
      const mayBeLarge = !saysItIsSmall(ctx) && (await hasPanelSession(strapi, ctx.headers));
      const parse = mayBeLarge ? parseLarge : parseSmall;
      try {
        await parse(ctx, () => Promise.resolve());
      } catch (error) {
        // Strapi would log each of them with its stack.
        const status = getRefusal(error);
        if (status === 413) return ctx.payloadTooLarge();
        if (status) return ctx.badRequest();
        throw error;
      }
      const { body } = ctx.request;
      if (isTooComplex(body)) return ctx.badRequest();
      return hasLongList(body, MOST_ENTRIES, getJsonFields(strapi)) ? ctx.badRequest(TOO_LONG) : next();
    };
  };
