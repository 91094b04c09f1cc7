import type { Asset, BlockOf } from '../../../api/types';
import { getOffers, type Offer } from '../../../lib/offers';

type Logo = BlockOf<'logo-pack'>['logos'][number];

/** A logo that the viewer may see, with its place among all of the block. */
export interface VisibleLogo extends Logo {
  asset: Asset;
  index: number;
  /** The room that stays free around it, in percent of its height. */
  space: number;
  /** The rule for its use, or empty. */
  rule: string;
}

/** Where a logo comes to stand. */
type Place = 'office' | 'web' | 'print' | 'sign' | 'social' | 'goods';

type Size = 'small' | 'medium' | 'large';

/** On what it comes to stand. */
export interface Ground {
  kind: Logo['ground'];
  /** The token of its colour, when it has one. */
  field: string | null;
}

/** The answers to the three questions. */
export interface Need {
  place: Place;
  ground: Ground;
  size: Size;
}

type Arrangement = Logo['arrangement'];

const always = (arrangement: Arrangement) => ({
  small: arrangement,
  medium: arrangement,
  large: arrangement,
});

/** A name is not legible when it is small, and a profile picture is square. */
const BEST: Record<Place, Record<Size, Arrangement>> = {
  office: always('horizontal'),
  web: { ...always('horizontal'), small: 'mark' },
  print: { ...always('horizontal'), small: 'mark' },
  sign: { ...always('horizontal'), small: 'vertical' },
  social: { ...always('mark'), large: 'vertical' },
  goods: { ...always('horizontal'), small: 'mark' },
};

const ORDER: readonly Arrangement[] = ['horizontal', 'vertical', 'mark'];

/** The logos that may stand on a ground: first those whose asset was made for that very colour. */
function getFitting(logos: readonly VisibleLogo[], { kind, field }: Ground): VisibleLogo[] {
  const isFor = ({ asset }: VisibleLogo) => Number(asset.settings.backgroundColor === field);
  return logos.filter(({ ground }) => ground === kind).toSorted((one, other) => isFor(other) - isFor(one));
}

/** The logo for a place: one of its ground, in the arrangement that suits best of those that there are. */
export function pickLogo(
  logos: readonly VisibleLogo[],
  { place, ground, size }: Need,
): VisibleLogo | undefined {
  const fitting = getFitting(logos, ground);
  return [BEST[place][size], ...ORDER]
    .map((arrangement) => fitting.find((logo) => logo.arrangement === arrangement))
    .find((logo) => logo !== undefined);
}

/** Why a type of file suits a place; the best type comes first. */
const REASONS: Record<Place, Record<string, string>> = {
  office: {
    png: 'Een PNG heeft een doorzichtige achtergrond en werkt in elke versie van Word en PowerPoint.',
    svg: 'Een SVG blijft in Word en PowerPoint scherp, ook over de hele dia.',
    emf: 'Een EMF blijft in Word en PowerPoint scherp, ook in oudere versies.',
  },
  web: {
    svg: 'Een SVG is licht en op elk scherm scherp.',
    png: 'Een PNG met een doorzichtige achtergrond werkt in elke browser.',
  },
  print: {
    eps: 'Een EPS bestaat uit lijnen: op papier is hij in elke maat scherp.',
    pdf: 'Een PDF bestaat uit lijnen: op papier is hij in elke maat scherp.',
    svg: 'Een SVG bestaat uit lijnen, maar niet elke drukker werkt ermee: vraag het eerst.',
  },
  sign: {
    pdf: 'Een PDF bestaat uit lijnen: een bordenmaker vergroot hem zonder verlies.',
    eps: 'Een EPS bestaat uit lijnen: een bordenmaker vergroot hem zonder verlies.',
    svg: 'Een SVG bestaat uit lijnen: een bordenmaker vergroot hem zonder verlies.',
  },
  social: {
    png: 'Sociale media nemen geen SVG aan, en een PNG houdt de randen strak.',
    jpg: 'Sociale media nemen een JPG altijd aan.',
  },
  goods: {
    pdf: 'Een PDF bestaat uit lijnen: wie borduurt, graveert of bedrukt, rekent daarmee.',
    eps: 'Een EPS bestaat uit lijnen: wie borduurt, graveert of bedrukt, rekent daarmee.',
    svg: 'Een SVG bestaat uit lijnen: wie borduurt, graveert of bedrukt, rekent daarmee.',
  },
};

const NONE_BETTER = 'Een bestand dat hier beter past, is er niet.';

/** Pixels across that a picture of a size needs. */
const PIXELS: Record<Size, number> = { small: 600, medium: 1200, large: 2400 };

const LARGE_IN_OFFICE = ['svg', 'emf', 'png'];

const getFormats = ({ place, size }: Need): string[] =>
  place === 'office' && size === 'large' ? LARGE_IN_OFFICE : Object.keys(REASONS[place]);

const getFormat = ({ file }: Offer): string => file.ext.replace('.', '').toLowerCase().replace('jpeg', 'jpg');

const TOO_NARROW = 1_000_000;

/** How far a picture is from the width that is needed: too narrow is worse than any that is too wide. */
function getMisfit({ file }: Offer, size: Size): number {
  const spare = (file.width ?? 0) - PIXELS[size];
  return spare >= 0 ? spare : TOO_NARROW - spare;
}

/** The file of a logo for a place, and why that one. A file that the viewer may have goes before a better one. */
export function pickFile(asset: Asset, need: Need): { offer: Offer; because: string } | null {
  const formats = getFormats(need);
  const offers = getOffers(asset);
  const fitting = offers
    .filter((offer) => formats.includes(getFormat(offer)))
    .sort(
      (one, other) =>
        formats.indexOf(getFormat(one)) - formats.indexOf(getFormat(other)) ||
        getMisfit(one, need.size) - getMisfit(other, need.size),
    );
  const candidates = fitting.length > 0 ? fitting : offers;
  const offer = candidates.find(({ allowed }) => allowed) ?? candidates[0];
  return offer ? { offer, because: REASONS[need.place][getFormat(offer)] ?? NONE_BETTER } : null;
}
