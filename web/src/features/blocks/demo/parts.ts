import type { Asset, Block, Button, Color, File } from '../../../api/types';
import samplePicture from '../../../theme/img/sample-picture.svg';

const can = { view: true, use: false, edit: false };

/** Fields that every block has. */
export const frame = (
  id: number,
  slug: string,
): Pick<Block, 'id' | 'slug' | 'groups' | 'isPrivate' | 'can'> => ({
  id,
  slug,
  groups: [],
  isPrivate: false,
  can,
});

export const noButton: Button = { label: '', url: '', target: '_self', icon: null };

export const button = (label: string, url: string): Button => ({
  label,
  url,
  target: '_self',
  icon: { value: 'arrow-right', direction: 'right' },
});

interface Picture {
  url: string;
  width: number;
  height: number;
}

const getFile = (id: string, { url, width, height }: Picture): File => ({
  id,
  name: `${id}.svg`,
  ext: '.svg',
  mime: 'image/svg+xml',
  size: 2048,
  kind: 'usable',
  width,
  height,
  preview: { url, width, height, srcset: '' },
});

const getAsset = (id: string, title: string, description: string, picture: Picture): Asset => ({
  id,
  title,
  description,
  isPrivate: false,
  can,
  files: [],
  settings: { outlined: 'default', backgroundColor: 'transparent' },
  decorative: false,
  focal_point: null,
  updated_at: '2026-01-02T03:04:05.000Z',
  original: getFile(id, picture),
});

/** The portal's own logo. */
const mark = { url: '/favicon.svg', width: 40, height: 40 };

/** Images that ship with the portal. */
export const pictures = {
  logo: getAsset('logo', 'Logo', 'Het logo in kleur', mark),
  mark: getAsset('beeldmerk', 'Beeldmerk', 'Het beeldmerk zonder naam', mark),
  landscape: getAsset('landschap', 'Landschap', '', { url: samplePicture, width: 1440, height: 640 }),
};

/** A colour of which only what is given was entered. */
export const color = (
  id: string,
  name: string,
  hex: string,
  more: Pick<Color, 'rgb' | 'hsl' | 'oklch'> & Partial<Color>,
): Color => ({
  id,
  token: id,
  name,
  hex,
  cmyk: null,
  cmykCondition: null,
  pmsCoated: null,
  pmsUncoated: null,
  ral: null,
  ncs: null,
  role: 'primary',
  share: null,
  onDark: null,
  note: '',
  ...more,
});
