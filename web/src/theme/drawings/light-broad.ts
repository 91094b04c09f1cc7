import type { LightDrawing } from './light';

/** For screens without content of their own, such as errors. */
export const lightBroad: LightDrawing = {
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
};
