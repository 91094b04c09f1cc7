import { z } from 'zod';
import { createDownloadToken, type DownloadLookup } from '../../api/file/downloads';
import { abilitiesOn } from '../../api/file/downloads/targets';
import { getRenditionDownload } from '../../api/preset/lib/rendition-download';
import { listRenditions } from '../../api/preset/lib/renditions';
import { isId } from '../../http/fields';
import { countCall } from '../../http/rate-limits';
import { getPublished, type PublishedAsset } from '../../published';
import { API_PREFIX } from '../../shared/addresses';
import { fold } from '../../shared/fold';
import { fileKind } from '../../storage/file-kind';
import type { StoredFile } from '../../storage/stored-file';
import { describeAsset } from '../assets';
import { toAddress, type ToolContext } from '../context';
import { defineTool, words } from '../define-tool';
import { Refusal } from '../refusals';

const SECONDS = 600;

/** What will be downloaded, and its path below the API. */
interface Choice {
  name: string;
  path: string;
  download: DownloadLookup;
}

const ofFile = ({ id, name }: StoredFile): Choice => ({
  name,
  path: `/files/${id}/download`,
  download: { of: 'files', id },
});

const ofOriginal = ({ id }: PublishedAsset, { name }: StoredFile): Choice => ({
  name,
  path: `/assets/${id}/download`,
  download: { of: 'assets', id },
});

/** An asset that the viewer may view; the same refusal for one that does not exist. */
async function findAsset({ strapi, viewer }: ToolContext, given: string): Promise<PublishedAsset> {
  // Pages name the screen of an asset, which ends in its id.
  const id = given.slice(given.lastIndexOf('/') + 1);
  const asset = isId(id) ? (await getPublished(strapi).snapshotFor(viewer)).assets.get(id) : undefined;
  if (asset && (await abilitiesOn(strapi, viewer, { assets: [asset] })).view) return asset;
  throw new Refusal(
    'Er is geen asset met deze id, of niet voor jou. find_assets geeft de id achter "asset:".',
    'There is no asset with this id, or not for you. find_assets gives the id after "asset:".',
  );
}

/** What is meant by a format: a file by its name or kind, the original, or a preset by its id, label or kind. */
async function findChoice(
  { strapi }: ToolContext,
  asset: PublishedAsset,
  given: string,
): Promise<Choice | null> {
  const asked = fold(given.replace(/^\./, ''));
  const { original, files } = asset;
  if (original && (asked === 'origineel' || asked === 'original')) return ofOriginal(asset, original);
  const named = files.find(({ id, name }) => id === given || fold(name) === asked);
  if (named) return ofFile(named);
  const { presets } = (await getPublished(strapi).snapshot()).site;
  const ofPreset = (id: string, label: string): Choice => ({
    name: `${asset.title}, ${label}`,
    path: `/assets/${asset.id}/renditions/${id}/download`,
    download: getRenditionDownload(strapi, asset.id, id),
  });
  const preset = presets.find(({ id, label }) => id === given || fold(label) === asked);
  if (preset) return ofPreset(preset.id, preset.label);
  const ofKind = files.find(({ ext }) => ext === `.${asked}`);
  if (ofKind) return ofFile(ofKind);
  const rendition = (await listRenditions(strapi, asset)).find(({ preset: { format } }) => format === asked);
  return rendition ? ofPreset(rendition.preset.id, rendition.preset.label) : null;
}

/** What somebody gets who names no format: the first file to use, else the original. */
function getFirst(asset: PublishedAsset): Choice | null {
  const file = asset.files.find((each) => fileKind(each) === 'usable') ?? asset.files[0];
  if (file) return ofFile(file);
  return asset.original && ofOriginal(asset, asset.original);
}

export const getDownloadTool = defineTool({
  name: 'get_download',
  title: 'Haal een bestand op / Fetch a file',
  description: [
    'Geeft een adres waarop iedereen het bestand tien minuten lang kan ophalen, zonder in te loggen. Geef het adres als link aan de gebruiker; bewaar het niet.',
    'Gives an address at which anybody can fetch the file for ten minutes, without logging in. Give the address to the user as a link; do not keep it.',
  ],
  input: z.object({
    asset: words(500).describe(
      'De id achter "asset:" in find_assets, of het adres /bestanden/… / The id after "asset:" in find_assets, or the address /bestanden/…',
    ),
    preset: words(255)
      .optional()
      .describe(
        'Een formaat uit find_assets: een soort (png, svg, pdf, docx), een naam tussen aanhalingstekens, een bestandsnaam of "origineel" / A format from find_assets: a kind (png, svg, pdf, docx), a name between quotes, a file name or "origineel"',
      ),
  }),
  run: async (context, { asset: id, preset }) => {
    await countCall(context.ctx, 'download');
    const asset = await findAsset(context, id);
    const choice = preset === undefined ? getFirst(asset) : await findChoice(context, asset, preset);
    if (!choice) {
      const available = await describeAsset(context, asset);
      throw new Refusal(
        `Dit is er niet als "${preset ?? 'bestand'}".`,
        `It does not come in this format. Kies / choose:\n${available}`,
      );
    }
    const token = await createDownloadToken(context.strapi, context.ctx, choice.download, SECONDS);
    const until = new Date(Date.now() + SECONDS * 1000).toISOString();
    return [
      choice.name,
      toAddress(`${API_PREFIX}${choice.path}?token=${encodeURIComponent(token)}`),
      `Tien minuten geldig / good for ten minutes, until ${until}`,
      `Bron / Source: ${toAddress(`/bestanden/${asset.id}`)}`,
    ].join('\n');
  },
});
