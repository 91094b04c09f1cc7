import { abilitiesOn } from '../api/file/downloads/targets';
import { listRenditions } from '../api/preset/lib/renditions';
import type { PublishedAsset } from '../published';
import { fileKind } from '../storage/file-kind';
import type { StoredFile } from '../storage/stored-file';
import { toAddress, type ToolContext } from './context';

const getExtension = ({ ext }: StoredFile): string => ext.slice(1);

const getSize = ({ width, height }: { width: number | null; height: number | null }): string =>
  width && height ? `, ${width} × ${height} px` : '';

/** The formats in which a viewer may have an asset, by the names that `get_download` takes. */
async function describeFormats(context: ToolContext, asset: PublishedAsset): Promise<string> {
  const { strapi, viewer } = context;
  const can = await abilitiesOn(strapi, viewer, { assets: [asset] });
  const files = asset.files
    .filter((file) => (fileKind(file) === 'editable' ? can.edit : can.use))
    .map((file) => `${getExtension(file)} (${file.name}${fileKind(file) === 'usable' ? getSize(file) : ''})`);
  if (!can.use) return files.length > 0 ? files.join('; ') : 'alleen bekijken / view only';
  const { original } = asset;
  const renditions = await listRenditions(strapi, asset);
  return [
    ...files,
    ...(original ? [`origineel (${getExtension(original)}${getSize(original)})`] : []),
    ...renditions.map((each) => `"${each.preset.label}" (${each.preset.format}${getSize(each)})`),
  ].join('; ');
}

/** An asset in a few lines: what it is, where it is, and what can be had of it. The caller decides that it is seen. */
export async function describeAsset(context: ToolContext, asset: PublishedAsset): Promise<string> {
  const { id, title, description } = asset;
  return [
    `- ${title || 'Zonder titel'} (asset: ${id})`,
    ...(description ? [`  ${description}`] : []),
    `  ${toAddress(`/bestanden/${id}`)}`,
    `  Formaten (preset): ${await describeFormats(context, asset)}`,
  ].join('\n');
}
