import type { Core } from '@strapi/strapi';
import { z } from 'zod';

const schemaLabels = z.looseObject({ label: z.string().optional() });

const configuration = z.looseObject({
  metadatas: z.record(z.string(), z.looseObject({ edit: schemaLabels, list: schemaLabels })),
});

const labelSchema = z.object({ pluginOptions: z.object({ portal: z.object({ label: z.string() }) }) });

/** Attributes that Strapi adds, or that have no label of their own. */
const COMMON: Record<string, string> = {
  createdAt: 'Gemaakt op',
  updatedAt: 'Gewijzigd op',
  createdBy: 'Gemaakt door',
  updatedBy: 'Gewijzigd door',
  uploadedBy: 'Geüpload door',
  deletedBy: 'Verwijderd door',
  password: 'Wachtwoord',
};

type Metadatas = z.output<typeof configuration>['metadatas'];

/**
 * Metadatas in which unchanged names are replaced by the labels of their attributes; null when there is
 * nothing to replace.
 */
function withLabels(metadatas: Metadatas, attributes: Record<string, unknown>): Metadatas | null {
  const changed = Object.entries(attributes).flatMap(([name, attribute]) => {
    const label = labelSchema.safeParse(attribute).data?.pluginOptions.portal.label ?? COMMON[name];
    const found = metadatas[name];
    if (!label || found?.edit.label !== name) return [];
    return [[name, { ...found, edit: { ...found.edit, label }, list: { ...found.list, label } }] as const];
  });
  return changed.length > 0 ? { ...metadatas, ...Object.fromEntries(changed) } : null;
}

/** Labels the fields in Strapi's content manager from the schemas. Labels set by a maintainer stay. */
export async function labelPanel(strapi: Core.Strapi): Promise<void> {
  const panel = strapi.plugin('content-manager');
  const label = async (kind: 'content-types' | 'components', uid: string, model: { attributes: object }) => {
    const service = panel.service(kind);
    const found = configuration.parse(await service.findConfiguration({ uid }));
    const metadatas = withLabels(found.metadatas, { ...model.attributes });
    if (metadatas) await service.updateConfiguration({ uid }, { ...found, metadatas });
  };
  for (const [uid, model] of Object.entries(strapi.contentTypes)) await label('content-types', uid, model);
  const components: Record<string, { attributes: object }> = { ...strapi.components };
  for (const [uid, model] of Object.entries(components)) await label('components', uid, model);
}
