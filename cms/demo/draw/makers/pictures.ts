import * as use from '../pictures/in-use';
import * as papers from '../pictures/papers';
import * as people from '../pictures/people';
import * as style from '../pictures/type-and-colour';
import { toEps } from '../kit/eps';
import { drawing, toJpeg, toPng } from '../kit/images';
import type { Made } from '../kit/made';
import { drawingPdf } from '../kit/pdf';

/** Illustrations and light: shown as png or jpeg, offered as svg and jpeg. */
async function makeIllustrations(): Promise<Made> {
  const made: Made = {};
  const illustrations = {
    'in-gesprek': drawing('beeldtaal'),
    'aan-het-bed': people.bedside(),
    wachtruimte: people.waiting(),
    team: people.team(),
  };
  for (const [name, source] of Object.entries(illustrations)) {
    made[`noorderlicht-beeld-${name}.png`] = await toPng(source);
    made[`noorderlicht-illustratie-${name}.svg`] = source;
    made[`noorderlicht-illustratie-${name}.jpg`] = await toJpeg(source);
  }
  made['noorderlicht-beeld-gevel-avond.jpg'] = await toJpeg(drawing('gebouw'), 1600);
  made['noorderlicht-gevel-avond.jpg'] = await toJpeg(drawing('gebouw'), 2400);
  made['noorderlicht-beeld-licht-liggend.jpg'] = await toJpeg(drawing('licht-hero'), 2160);
  made['noorderlicht-licht-liggend.svg'] = drawing('licht-hero');
  made['noorderlicht-beeld-licht-breed.jpg'] = await toJpeg(drawing('licht-breed'), 2160);
  made['noorderlicht-licht-breed.svg'] = drawing('licht-breed');
  made['noorderlicht-beeld-licht-staand.jpg'] = await toJpeg(drawing('licht-login'), 1200);
  made['noorderlicht-licht-staand.svg'] = drawing('licht-login');
  return made;
}

/** Everything that explains a rule or shows a thing in use. */
async function makeExamples(): Promise<Made> {
  const sources = {
    kleurverhouding: drawing('kleurverhouding'),
    kleurwaaier: drawing('kleurwaaier'),
    'poster-goed': drawing('vlak-goed'),
    'poster-fout': drawing('vlak-fout'),
    contrastparen: style.contrastPairs(),
    letter: drawing('letter'),
    letterschaal: style.typeScale(),
    uitlijnen: style.alignment(),
    'uitsnede-goed': people.framing(true),
    'uitsnede-fout': people.framing(false),
    pictogrammen: drawing('iconen'),
    filmbeeld: drawing('video'),
    briefpapier: drawing('briefpapier'),
    brief: drawing('brief'),
    visitekaartje: drawing('kaartje'),
    folder: drawing('folder'),
    afloop: use.bleed(),
    'poster-open-dag': drawing('poster'),
    dia: drawing('dia'),
    'dia-overzicht': use.slides(),
    'social-formaten': use.socialFormats(),
    borden: drawing('bewegwijzering'),
    deurbord: use.doorPlate(),
    'tijdelijk-bord': use.notice(),
    badge: use.badge(),
    handtekening: use.signature(),
    'huisstijl-op-een-a4': papers.summarySheet(),
    schrijfcheck: papers.writingSheet(),
    'tegel-logo': drawing('tegel-logo'),
    'tegel-blauw': drawing('tegel-blauw'),
    'tegel-letter': drawing('tegel-letter'),
    'tegel-paars': drawing('tegel-paars'),
    'tegel-aqua': drawing('tegel-aqua'),
  };
  const made: Made = {};
  for (const [name, source] of Object.entries(sources)) {
    made[`noorderlicht-beeld-${name}.png`] = await toPng(source, name.startsWith('tegel') ? 960 : 1600);
  }
  made['noorderlicht-kleurverhouding-2400px.png'] = await toPng(sources.kleurverhouding, 2400);
  made['noorderlicht-kleurwaaier.eps'] = toEps(sources.kleurwaaier, 'noorderlicht kleurwaaier', 160);
  made['noorderlicht-pictogrammen.svg'] = sources.pictogrammen;
  made['noorderlicht-pictogrammen.eps'] = toEps(sources.pictogrammen, 'noorderlicht pictogrammen', 160);
  made['noorderlicht-pictogrammen.pdf'] = await drawingPdf(
    sources.pictogrammen,
    'noorderlicht pictogrammen',
    160,
  );
  return made;
}

/** All pictures of the demo portal. */
export async function makePictures(): Promise<Made> {
  return { ...(await makeIllustrations()), ...(await makeExamples()) };
}
