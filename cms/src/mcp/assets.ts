import { abilitiesOn } from '../api/file/downloads/targets';
import { listRenditions } from '../api/preset/lib/renditions';
import type { PublishedAsset } from '../published';
import { fileKind, isImage } from '../storage/file-kind';
import type { StoredFile } from '../storage/stored-file';
import { toAddress, type ToolContext } from './context';

interface Size {
  width: number | null;
  height: number | null;
}

const getExtension = ({ ext }: StoredFile): string => ext.slice(1);

const isDocument = (file: StoredFile): boolean =>
  fileKind(file) === 'usable' && !isImage(file) && file.ext !== '.pdf';

/** Drawings and pages have no pixels. */
const WITHOUT_PIXELS = ['svg', 'pdf', 'eps'];

const describeSize = (kind: string, { width, height }: Size): string =>
  width && height && !WITHOUT_PIXELS.includes(kind) ? `, ${width} × ${height} px` : '';

const describeFile = (file: StoredFile): string => {
  const kind = getExtension(file);
  return `${kind} (${file.name}${describeSize(kind, file)})`;
};

/** The formats in which a viewer may have an asset, by the names that `get_download` takes. */
async function describeFormats(context: ToolContext, asset: PublishedAsset): Promise<string[]> {
  const { strapi, viewer } = context;
  const can = await abilitiesOn(strapi, viewer, { assets: [asset] });
  const files = asset.files.filter((file) => (fileKind(file) === 'editable' ? can.edit : can.use));
  const { original } = asset;
  // Of a document the picture only shows what it is.
  if (!can.use || !original || files.some(isDocument)) return files.map(describeFile);
  const renditions = await listRenditions(strapi, asset);
  return [
    ...files.map(describeFile),
    `origineel (${getExtension(original)}${describeSize(getExtension(original), original)})`,
    ...renditions.map(({ preset: { label, format }, ...size }) => {
      return `"${label}" (${format}${describeSize(format, size)})`;
    }),
  ];
}

/** An asset in a few lines: what it is, where it is, and what can be had of it. The caller decides that it is seen. */
export async function describeAsset(context: ToolContext, asset: PublishedAsset): Promise<string> {
  const { id, title, description } = asset;
  const formats = await describeFormats(context, asset);
  return [
    `- ${title || 'Zonder titel'} (asset: ${id})`,
    ...(description ? [`  ${description}`] : []),
    `  ${toAddress(`/bestanden/${id}`)}`,
    `  Formaten (preset): ${formats.join('; ') || 'alleen bekijken / view only'}`,
  ].join('\n');
}
