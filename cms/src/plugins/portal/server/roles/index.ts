import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { CONDITIONS, HEADINGS, RIGHTS, ROLES } from './dutch-rights';

interface Right {
  action: string;
  displayName: string;
  category?: string;
  subCategory?: string;
}

interface Kind {
  subjects: { uid: string; label: string }[];
}

interface Answer {
  data: {
    sections: { plugins: Right[]; settings: Right[]; collectionTypes: Kind; singleTypes: Kind };
    conditions: { id: string; displayName: string }[];
  };
}

interface PermissionController {
  getAll(ctx: Context): Promise<void>;
}

const getHeading = (name: string | undefined): string | undefined =>
  name === undefined ? undefined : (HEADINGS[name] ?? name);

const inDutch = ({ displayName, category, subCategory, ...right }: Right): Right => ({
  ...right,
  displayName: RIGHTS[right.action] ?? displayName,
  category: getHeading(category),
  subCategory: getHeading(subCategory),
});

/**
 * GET /admin/permissions: translates the rights of roles, which Strapi has in English with the type names of the code.
 */
export function nameRights(strapi: Core.Strapi): void {
  const named = ({ subjects, ...kind }: Kind): Kind => ({
    ...kind,
    subjects: subjects.map((subject) => ({
      ...subject,
      label:
        Object.values(strapi.contentTypes).find(({ uid }) => uid === subject.uid)?.info.displayName ??
        subject.label,
    })),
  });
  strapi.get('controllers').extend('admin::permission', (stock: PermissionController) => ({
    ...stock,
    async getAll(ctx: Context & { body: Answer }): Promise<void> {
      await stock.getAll(ctx);
      const { sections, conditions } = ctx.body.data;
      ctx.body.data = {
        sections: {
          ...sections,
          plugins: sections.plugins.map(inDutch),
          settings: sections.settings.map(inDutch),
          collectionTypes: named(sections.collectionTypes),
          singleTypes: named(sections.singleTypes),
        },
        conditions: conditions.map(({ displayName, ...condition }) => ({
          ...condition,
          displayName: CONDITIONS[condition.id] ?? displayName,
        })),
      };
    },
  }));
}

/** Describes Strapi's roles in Dutch, except where a maintainer changed the text. */
export async function describeRoles(strapi: Core.Strapi): Promise<void> {
  for (const { code, strapis, ours } of ROLES) {
    await strapi.db
      .query('admin::role')
      .updateMany({ where: { code, description: strapis }, data: { description: ours } });
  }
}
