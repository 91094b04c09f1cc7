import type { LightDrawing } from './light';

/** For the screens around login. */
export const lightLogin: LightDrawing = {
  name: 'login',
  width: 800,
  height: 1000,
  top: 120,
  stroke: 52.6,
  bands: [
    'M122 1796V358a200 200 0 0 1 400 0V688a44 44 0 0 0 88 0V-750',
    'M174 1796V358a148 148 0 0 1 296 0V688a96 96 0 0 0 192 0V-750',
    'M226 1796V358a96 96 0 0 1 192 0V688a148 148 0 0 0 296 0V-750',
    'M278 1796V358a44 44 0 0 1 88 0V688a200 200 0 0 0 400 0V-750',
  ],
};
