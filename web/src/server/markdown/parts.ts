import { toMarkdownLine } from 'cms/shared/markdown-text';
import type { Asset, Button, File, Tile } from '../../api/types';
import { describeFile } from '../../components/download-link';
import { isShownButton } from '../../features/blocks';
import { addressOf } from '../../lib/download-address';
import { getOffers, type Offer } from '../../lib/offers';
import { getAlternative, getName, getDisplayText } from '../../lib/asset-display';
import { writeRichText } from './rich-text';
import { getHeading, getLink, getList, getParagraphs, type Place } from './text';

interface Words {
  title: string;
  subtitle: string;
  body: string;
  button?: Button;
}

const USES: Partial<Record<File['kind'], string>> = {
  usable: 'voor gebruik',
  editable: 'voor bewerking',
};

const writeButton = (button: Button | undefined, place: Place): string[] =>
  button && isShownButton(button) ? [getLink(button.label, button.url, place)] : [];

/** The words of a block, under a heading of this level. */
export const writeWords = ({ title, subtitle, body, button }: Words, place: Place, level = 2): string[] => [
  ...getHeading(level, title),
  ...getParagraphs(subtitle),
  ...writeRichText(body, place, level + 1),
  ...writeButton(button, place),
];

function getFileLine({ file, allowed, of, id }: Offer, title: string, place: Place): string {
  const about = [describeFile(file), USES[file.kind], !allowed && 'alleen met een account'];
  const name = allowed ? getLink(title, addressOf({ of, id }), place) : toMarkdownLine(title);
  return `${name}: ${toMarkdownLine(about.filter(Boolean).join(' · '))}`;
}

/** The files of an asset, each with where to have it, its format and its size. */
export function writeFiles(asset: Asset, place: Place): string[] {
  const offers = getOffers(asset);
  const title = getDisplayText(asset.title);
  const lines = offers.map((offer) => {
    const isOnly = offers.length === 1 && title !== '';
    return getFileLine(offer, isOnly ? title : offer.file.name, place);
  });
  const all = asset.original && asset.files.length > 0;
  return getList([
    ...lines,
    ...(all
      ? [getLink(title ? `Alle versies van ${title}` : 'Alle versies', `/bestanden/${asset.id}`, place)]
      : []),
  ]);
}

/** What an asset shows, in words; the address of a picture ends, that of its asset does not. */
export function getPictureLine(asset: Asset, place: Place): string {
  const { id, original, title, description } = asset;
  const isVideo = original?.kind === 'video';
  const words = isVideo ? getDisplayText(title) || getDisplayText(description) : getAlternative(asset);
  if (words === '') return '';
  return getLink(`${isVideo ? 'Video' : 'Beeld'}: ${words}`, `/bestanden/${id}`, place);
}

/** An asset: its picture in words, its title where that says more, and its files. */
export function writeAsset(asset: Asset | null, place: Place): string[] {
  if (!asset) return [];
  const title = getName(asset);
  const isVideo = asset.original?.kind === 'video';
  const line = asset.original ? getPictureLine(asset, place) : '';
  const isSaid = line !== '' && (isVideo || getAlternative(asset) === title);
  return [
    ...(line ? [line] : []),
    ...(isSaid ? [] : [toMarkdownLine(title)]),
    ...(isVideo ? getParagraphs(getDisplayText(asset.description)) : []),
    ...writeFiles(asset, place),
  ];
}

/** A tile: a heading, its text, what it shows and where it leads. */
export const writeTile = ({ title, body, asset, button }: Tile, place: Place, level: number): string[] => [
  ...getHeading(level, title),
  ...writeRichText(body, place, level + 1),
  ...(asset?.original && asset.original.kind !== 'video'
    ? [getPictureLine(asset, place)].filter((line) => line !== '')
    : writeAsset(asset, place)),
  // One without a label leads there as a whole.
  ...(button.url === '' ? [] : [getLink(button.label || title || button.url, button.url, place)]),
];
