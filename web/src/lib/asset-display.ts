import type { Asset, File } from '../api/types';

/** A text for display: null, and the literal word 'null', become empty (specification section 3). */
export const getDisplayText = (text: string | null | undefined): string =>
  text === null || text === undefined || text === 'null' ? '' : text;

export const getName = ({ title, original }: { title: string | null; original: { name: string } | null }) =>
  getDisplayText(title) || original?.name || 'Zonder titel';

/** The alternative text of an asset; empty when it is decorative. */
export const getAlternative = ({
  decorative,
  description,
  title,
}: {
  decorative: boolean;
  description: string | null;
  title: string | null;
}): string => (decorative ? '' : getDisplayText(description) || getDisplayText(title));

/** The class of the colour that an asset was made for. */
export const plateColour = ({ settings: { backgroundColor } }: Pick<Asset, 'settings'>): string =>
  backgroundColor === 'transparent' ? '' : `bg-${backgroundColor}`;

/** CSS object-position for a cropped image: the asset's focal point, when it has one. */
export const objectPosition = (asset: Pick<Asset, 'focal_point'> | null | undefined): string | undefined =>
  asset?.focal_point ? `${asset.focal_point.x * 100}% ${asset.focal_point.y * 100}%` : undefined;

/** The file that shows what an asset is: its image or video, or else the first of its files that can be drawn. */
export const getDisplayFile = ({ original, files }: Pick<Asset, 'original' | 'files'>): File | null =>
  original ?? files.find(({ preview }) => preview !== null) ?? files[0] ?? null;
