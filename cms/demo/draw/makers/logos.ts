import * as logos from '../pictures/logo';
import { toEps } from '../kit/eps';
import { drawing, toPng } from '../kit/images';
import type { Made } from '../kit/made';
import { hue } from '../kit/palette';
import { drawingPdf } from '../kit/pdf';
import { logo, mark, svg, tricolour } from '../kit/svg';

const onBlue = ['#ffffff', '#dcebfb', '#8cc4ff'];

/** The logo itself, without a field behind it and with nothing cut off. */
const versions = {
  kleur: svg(474, 88, logo(0, 0, 88)),
  wit: svg(474, 88, logo(0, 0, 88, tricolour.dark, hue.white)),
  blauw: svg(474, 88, logo(0, 0, 88, onBlue, hue.white)),
  zwart: svg(474, 88, logo(0, 0, 88, tricolour.black, hue.black)),
};
const symbol = svg(88, 88, mark(0, 0, 88));

/** Logo and mark in each version and kind, and the drawings that explain their use. */
export async function makeLogos(): Promise<Made> {
  const made: Made = {};
  for (const [version, source] of Object.entries(versions)) {
    const name = version === 'blauw' ? 'noorderlicht-logo-op-blauw' : `noorderlicht-logo-${version}`;
    const title = name.replace(/-/g, ' ');
    made[`${name}.svg`] = source;
    made[`${name}-2400px.png`] = await toPng(source, 2400);
    made[`${name}.eps`] = toEps(source, title, 120);
    if (version === 'kleur' || version === 'wit') made[`${name}.pdf`] = await drawingPdf(source, title, 120);
  }
  made['noorderlicht-beeldmerk.svg'] = symbol;
  made['noorderlicht-beeldmerk-1024px.png'] = await toPng(symbol, 1024);
  made['noorderlicht-beeldmerk.eps'] = toEps(symbol, 'noorderlicht beeldmerk', 40);
  made['noorderlicht-beeldmerk.pdf'] = await drawingPdf(symbol, 'noorderlicht beeldmerk', 40);

  made['noorderlicht-beeld-logo-kleur.png'] = await toPng(drawing('logo-kleur'));
  made['noorderlicht-beeld-logo-wit.png'] = await toPng(drawing('logo-diap'));
  made['noorderlicht-beeld-logo-op-blauw.png'] = await toPng(drawing('logo-opblauw'));
  made['noorderlicht-beeld-logo-zwart.png'] = await toPng(drawing('logo-zwart'));
  made['noorderlicht-beeld-beeldmerk.png'] = await toPng(drawing('beeldmerk'));
  made['noorderlicht-beeld-logo-opbouw.png'] = await toPng(logos.construction());
  made['noorderlicht-beeld-logo-vrije-ruimte.png'] = await toPng(logos.clearSpace());
  made['noorderlicht-beeld-logo-kleinste-maten.png'] = await toPng(logos.smallest());
  made['noorderlicht-beeld-logo-zo-niet.png'] = await toPng(logos.misuse());
  made['noorderlicht-beeld-logo-met-partner.png'] = await toPng(logos.together());
  made['noorderlicht-beeld-profielfoto.png'] = await toPng(logos.profile());

  const favicon = drawing('favicon');
  made['noorderlicht-profielfoto-1024px.png'] = await toPng(favicon, 1024);
  made['noorderlicht-profielfoto.svg'] = favicon;
  return made;
}
