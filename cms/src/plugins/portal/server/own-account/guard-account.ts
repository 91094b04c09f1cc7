import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context, Next } from 'koa';
import { z } from 'zod';
import { isStorable } from '../../../../http/fields';
import { getPanelAccount } from '../../../../http/panel-account';
import { rowId } from '../../../../http/row-id';
import { refuseLockedOut } from '../login/credentials';
import { askForConfirmation, isTakenAddress } from './address-change';
import type { Account } from './address-link';

type Middleware = (ctx: Context, next: Next) => Promise<void>;

/** The part of Strapi's forms that changes how someone logs in. */
const sent = z.looseObject({
  email: z.string().trim().toLowerCase().max(254).pipe(z.email()).optional().catch(undefined),
  password: z.string().min(1).optional().catch(undefined),
  currentPassword: z.string().max(1000).refine(isStorable).optional().catch(undefined),
});

function readSent(ctx: Context): z.infer<typeof sent> {
  const { success, data } = sent.safeParse(ctx.request.body ?? {});
  if (!success) throw new errors.ValidationError('Deze vraag klopt niet.');
  return data;
}

/** In the format of Strapi's forms, which show the sentence at the field. */
function refuse(field: string, sentence: string, others: Record<string, string[]> = {}): never {
  throw new errors.ValidationError(sentence, { [field]: [sentence], ...others });
}

/** Strapi's profile form sends the current password only along with a new one. */
const refuseWithoutPassword = (isNew: boolean): never =>
  refuse(
    'currentPassword',
    'Vul je huidige wachtwoord in.',
    isNew ? { email: ['Je e-mailadres wijzig je op /beheer/plugins/portal/address.'] } : {},
  );

const findAccount = async (
  strapi: Core.Strapi,
  id: number,
): Promise<(Account & { isActive: boolean }) | null> =>
  strapi.db.query('admin::user').findOne({ where: { id }, select: ['id', 'email', 'password', 'isActive'] });

const TAKEN = 'Er is al een account met dit e-mailadres.';

/** Under the login locks, so that nobody guesses the password here. */
async function isOwnPassword(strapi: Core.Strapi, ctx: Context, email: string, password: string) {
  await refuseLockedOut(strapi, ctx, email);
  const [, user] = await strapi.service('admin::auth').checkCredentials({ email, password });
  return Boolean(user);
}

/**
 * PUT /admin/users/me: a token alone changes neither address nor password. A new address takes effect once its owner
 * opens the mailed link.
 */
export const guardOwnAccount =
  (strapi: Core.Strapi): Middleware =>
  async (ctx, next) => {
    const { email, password, currentPassword, ...rest } = readSent(ctx);
    const account = await findAccount(strapi, getPanelAccount(strapi)?.maintainer.id ?? 0);
    if (!account) return ctx.forbidden();
    const isNew = email !== undefined && email !== account.email;
    if (isNew || password !== undefined) {
      if (account.password === null) {
        return refuse(isNew ? 'email' : 'password', 'Je logt in via je organisatie. Dit wijzig je daar.');
      }
      if (!currentPassword) return refuseWithoutPassword(isNew);
      if (!(await isOwnPassword(strapi, ctx, account.email, currentPassword))) {
        return refuse('currentPassword', 'Dit is niet je huidige wachtwoord.');
      }
    }
    if (isNew && (await isTakenAddress(strapi, email, account.id))) return refuse('email', TAKEN);
    ctx.request.body = {
      ...rest,
      email: account.email,
      ...(password !== undefined && { password, currentPassword }),
    };
    await next();
    const changed = isNew && ctx.status === 200 ? await findAccount(strapi, account.id) : null;
    // Last, because a new password would invalidate the link.
    if (changed && isNew) await askForConfirmation(strapi, changed, email);
  };

/**
 * PUT /admin/users/:id: users change their own address and password in their profile. For others who log in already,
 * the new address is confirmed by mail too, and they choose their own password.
 */
export const guardOtherAccount =
  (strapi: Core.Strapi): Middleware =>
  async (ctx, next) => {
    const { email, password, currentPassword: _unused, ...rest } = readSent(ctx);
    // PostgreSQL reads numbers in more ways than we do.
    const { data: id } = rowId.safeParse(ctx.params.id);
    if (id === undefined) return ctx.badRequest();
    const account = await findAccount(strapi, id);
    if (!account || (account.password === null && !account.isActive)) return next();
    const isNew = email !== undefined && email !== account.email;
    const isOwn = account.id === getPanelAccount(strapi)?.maintainer.id;
    if (isOwn && (isNew || password !== undefined)) {
      return refuse(
        isNew ? 'email' : 'password',
        'Dit wijzig je bij je eigen profiel, met je huidige wachtwoord.',
      );
    }
    if (password !== undefined) {
      return refuse(
        'password',
        'Ieder kiest zelf een wachtwoord, met ‘Wachtwoord vergeten’ bij het inloggen.',
      );
    }
    if (isNew && (await isTakenAddress(strapi, email, account.id))) return refuse('email', TAKEN);
    ctx.request.body = { ...rest, email: account.email };
    await next();
    if (isNew && ctx.status === 200) await askForConfirmation(strapi, account, email);
  };
