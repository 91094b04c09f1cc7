import { Light } from './light';
import { lightBroad } from './light-broad';
import { lightHero } from './light-hero';

const DRAWINGS = { hero: lightHero, broad: lightBroad };

/** The bands of light for a kind of screen. */
export default function NamedLight({ of, className }: { of: keyof typeof DRAWINGS; className?: string }) {
  return <Light drawing={DRAWINGS[of]} className={className} />;
}
