import { Light, type LightDrawing } from './light';

const DRAWINGS = {
  hero: {
    name: 'hero',
    width: 1440,
    height: 800,
    top: 60,
    stroke: 46.6,
    bands: [
      'M815 1654V294a221 221 0 0 1 442 0V524a37 37 0 0 0 74 0V-836',
      'M861 1654V294a175 175 0 0 1 350 0V524a83 83 0 0 0 166 0V-836',
      'M907 1654V294a129 129 0 0 1 258 0V524a129 129 0 0 0 258 0V-836',
      'M953 1654V294a83 83 0 0 1 166 0V524a175 175 0 0 0 350 0V-836',
      'M999 1654V294a37 37 0 0 1 74 0V524a221 221 0 0 0 442 0V-836',
    ],
  },
  broad: {
    name: 'broad',
    width: 1440,
    height: 640,
    top: 60,
    stroke: 40.6,
    bands: [
      'M740 1486V256a160 160 0 0 1 320 0V426a40 40 0 0 0 80 0V256a160 160 0 0 1 320 0V426a40 40 0 0 0 80 0V-804',
      'M780 1486V256a120 120 0 0 1 240 0V426a80 80 0 0 0 160 0V256a120 120 0 0 1 240 0V426a80 80 0 0 0 160 0V-804',
      'M820 1486V256a80 80 0 0 1 160 0V426a120 120 0 0 0 240 0V256a80 80 0 0 1 160 0V426a120 120 0 0 0 240 0V-804',
      'M860 1486V256a40 40 0 0 1 80 0V426a160 160 0 0 0 320 0V256a40 40 0 0 1 80 0V426a160 160 0 0 0 320 0V-804',
    ],
  },
} satisfies Record<string, LightDrawing>;

/** The bands of light for a kind of screen: the top of the home page, or a screen without content such as an error. */
export default function NamedLight({ of, className }: { of: keyof typeof DRAWINGS; className?: string }) {
  return <Light drawing={DRAWINGS[of]} className={className} />;
}
