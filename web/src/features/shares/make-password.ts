const WORDS =
  'anker appel avond beek berk bloem boog brief brug cirkel dak dans dauw deur duin eik eiland fluit gras haven ' +
  'heide hek helder herfst hoek honing huis jas kade kamer kaneel kapel kers klaver klei klok koers koffie kraan ' +
  'kreek kust lamp lente licht linde loep maan maart markt mast melk mist molen morgen muur nacht noot oever olijf ' +
  'orgel oven paars parel pauze peer pen pijl plein poort punt raam regen riet rivier roos schelp schip sloot sneeuw ' +
  'spar spiegel steen ster strand tafel tarwe tegel toren touw trap tuin uur veld veer vlag vlier vonk water weide ' +
  'wilg wind wolk zand zee zeil zilver zomer zon';

const words = WORDS.split(' ');

/** A number from 0 up to a limit, each with the same chance. */
function randomInteger(limit: number): number {
  const [value = 0] = crypto.getRandomValues(new Uint32Array(1));
  return Math.floor((value / 2 ** 32) * limit);
}

const randomWord = (): string => words[randomInteger(words.length)] ?? '';

/** A password that is easy to say over the phone: 'linde-haven-42-zomer'. The server limits how often one may guess. */
export const makePassword = (): string =>
  `${randomWord()}-${randomWord()}-${10 + randomInteger(90)}-${randomWord()}`;
