import type { LightDrawing } from './light';

/** For the top of the home page. */
export const lightHero: LightDrawing = {
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
};
