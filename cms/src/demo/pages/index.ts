import type { DemoPage } from '../types';
import { beeldmerk } from './beeldmerk';
import { beeldtaal } from './beeldtaal';
import { bewegendBeeld } from './bewegend-beeld';
import { blokken } from './blokken';
import { brievenEnMail } from './brieven-en-mail';
import { briefpapier } from './briefpapier';
import { drukwerk } from './drukwerk';
import { fotografie } from './fotografie';
import { gebouwenEnBorden } from './gebouwen-en-borden';
import { home } from './home';
import { huisstijl } from './huisstijl';
import { illustratiesEnPictogrammen } from './illustraties-en-pictogrammen';
import { jubileum } from './jubileum';
import { kleur } from './kleur';
import { kleurEnContrast } from './kleur-en-contrast';
import { logo } from './logo';
import { logoGebruik } from './logo-gebruik';
import { merkEnVerhaal } from './merk-en-verhaal';
import { patientenfolders } from './patientenfolders';
import { presentaties } from './presentaties';
import { privacy } from './privacy';
import { samenMetPartners } from './samen-met-partners';
import { socialMedia } from './social-media';
import { tijdelijkeBorden } from './tijdelijke-borden';
import { toegankelijkheid } from './toegankelijkheid';
import { toneOfVoice } from './tone-of-voice';
import { typografie } from './typografie';
import { visitekaartjes } from './visitekaartjes';

/** The guide, in the order of its tree. */
export const pages: DemoPage[] = [
  home,
  huisstijl,
  merkEnVerhaal,
  logo,
  logoGebruik,
  beeldmerk,
  samenMetPartners,
  kleur,
  kleurEnContrast,
  typografie,
  beeldtaal,
  fotografie,
  illustratiesEnPictogrammen,
  bewegendBeeld,
  toneOfVoice,
  brievenEnMail,
  drukwerk,
  patientenfolders,
  visitekaartjes,
  briefpapier,
  presentaties,
  socialMedia,
  gebouwenEnBorden,
  tijdelijkeBorden,
  jubileum,
  blokken,
  toegankelijkheid,
  privacy,
];
