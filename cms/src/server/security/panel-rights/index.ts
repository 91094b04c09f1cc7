import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { PanelAbility } from '../../../http/panel-account';
import { checkQuery } from './check-query';
import { keepVisibleFields } from './visible-fields';
import { getReadRight, mayRead } from './readable';
import { type Entity, sanitizeOutput } from './sanitize-output';
import { type Query, sanitizeQuery } from './sanitize-query';
import { getWalk } from './walk';

interface Options {
  action?: string;
  subject?: unknown;
}

/** What every controller of the panel asks about the rights of a role. */
interface PermissionsManager {
  sanitizeQuery(query: Query, options?: Options): Promise<Query>;
  validateQuery(query: Query, options?: Options): Promise<unknown>;
  sanitizeInput(data: Entity, options?: Options): Promise<Entity>;
  /** Of a row, or of each in a list. */
  sanitizeOutput<Given extends Entity | Entity[]>(data: Given, options?: Options): Promise<Given>;
}

type Sanitize = (data: Entity | Entity[], options?: Options) => Promise<Entity | Entity[]>;

interface ManagerOptions {
  ability: PanelAbility;
  model: string;
  action?: string;
}

interface PermissionService {
  createPermissionsManager(asked: ManagerOptions): PermissionsManager;
}

/**
 * Limits every query and response of the panel to what the role may read, across relations, and every write to what its
 * forms show. Strapi checks only the fields of the requested type and lets connected rows pass.
 */
export function guardPanelRights(strapi: Core.Strapi): void {
  const guard = ({ createPermissionsManager }: PermissionService) => {
    const create = (asked: ManagerOptions): PermissionsManager => {
      const { ability, model } = asked;
      const stock = createPermissionsManager(asked);
      const isType = getWalk(strapi, model).schema.modelType === 'contentType';
      const judge = async (query: Query, action = asked.action): Promise<void> => {
        const isRead = action === undefined || action === getReadRight(model).action;
        if (isType && isRead && !mayRead(ability, model)) throw new errors.ForbiddenError();
        await checkQuery(strapi, ability, model, query);
      };
      const clean = async (uid: string, row: Entity) =>
        create({ ability, model: uid }).sanitizeOutput(row, {
          subject: uid,
          action: getReadRight(uid).action,
        });
      const ours: Omit<PermissionsManager, 'sanitizeOutput'> & { sanitizeOutput: Sanitize } = {
        async validateQuery(query, options) {
          await judge(query, options?.action);
          return stock.validateQuery(query, options);
        },
        async sanitizeQuery(query, options) {
          await judge(query, options?.action);
          return stock.sanitizeQuery(await sanitizeQuery(strapi, ability, model, query), options);
        },
        async sanitizeInput(data, options) {
          return stock.sanitizeInput(isType ? keepVisibleFields(strapi, model, data) : data, options);
        },
        async sanitizeOutput(data, options) {
          const given = await stock.sanitizeOutput(data, options);
          const show = (row: Entity) => sanitizeOutput(strapi, ability, model, row, clean);
          return Array.isArray(given) ? Promise.all(given.map(show)) : show(given);
        },
      };
      return Object.assign(Object.create(stock), ours);
    };
    return create;
  };
  strapi.get('services').extend('admin::permission', (service: PermissionService) => ({
    ...service,
    createPermissionsManager: guard(service),
  }));
}
