import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { findComponentOwners } from '../../../database/component-owners';
import { checkRowRights, type PanelAbility } from '../../../http/panel-account';
import { rowId } from '../../../http/row-id';
import { getReadRight, getTarget, mayRead } from './readable';
import { findModel } from './walk';

/** The panel never sends these, and Strapi's response would contain uncleaned rows. */
const REFUSED_PARAMETERS = ['filters', 'populate', 'sort', 'fields'];

const notRight = (): never => {
  throw new errors.ValidationError('Deze vraag klopt niet.');
};

/** Whether a role may read what a block or another component stands in. */
async function mayReadAround(strapi: Core.Strapi, ability: PanelAbility, uid: string, id: unknown) {
  const { data } = rowId.safeParse(id);
  const owners = data === undefined ? [] : await findComponentOwners(strapi, uid, data);
  if (owners.length === 0) throw new errors.NotFoundError();
  for (const owner of owners) {
    const where = { id: owner.id };
    const judged = await checkRowRights(
      strapi,
      ability,
      { uid: owner.uid, where },
      getReadRight(owner.uid).action,
    );
    if (mayRead(ability, owner.uid, owner.field) && judged.some(({ isAllowed }) => isAllowed)) return true;
  }
  return false;
}

/**
 * Whether a role may see what a field connects or could connect: that requires the right to read both ends. Strapi
 * checks rows of content types itself, but components have no permissions, so there it checks nothing.
 */
export async function mayReadRelation(
  strapi: Core.Strapi,
  ability: PanelAbility,
  { params, request }: Pick<Context, 'params' | 'request'>,
): Promise<boolean> {
  const { model: uid, targetField: field } = params;
  const { query } = request;
  if (REFUSED_PARAMETERS.some((name) => name in query)) notRight();
  const model = findModel(strapi, uid);
  const attribute = model?.attributes[field];
  const target = attribute?.type === 'relation' ? getTarget(attribute) : undefined;
  if (!model || target === undefined || target === 'any') return notRight();
  if (!mayRead(ability, target)) return false;
  if (model.modelType === 'contentType') return mayRead(ability, uid, field);
  // Of a block that was just added the panel sends an empty one.
  const id = params.id ?? query.id;
  return !id || mayReadAround(strapi, ability, uid, id);
}
