/**
 * What people seek in the demo portal: who (visitor, nurse, admin), what they type, the highest place at which the hit
 * may stand, and the hit: the title of a page or asset, or the name of a file.
 */
export const SEARCHES = `
visitor | logo | 1 | Logo
visitor | logos | 1 | Logo
visitor | logo's | 1 | Logo
visitor | Logo’s | 1 | Logo
visitor | logootje | 1 | Logo
visitor | LOGO | 1 | Logo
visitor | logoo | 1 | Logo
visitor | lgoo | 1 | Logo
visitor | log | 3 | Logo
visitor | kleur | 1 | Kleur
visitor | kleuren | 1 | Kleur
visitor | kluer | 1 | Kleur
visitor | klerven | 3 | Kleur
visitor | kleurtje | 1 | Kleur
visitor | kleur contrast | 3 | Kleur en contrast
visitor | kleuren en contrasten | 3 | Kleur en contrast
visitor | typografie | 1 | Typografie
visitor | tipografie | 1 | Typografie
visitor | typografy | 1 | Typografie
visitor | lettertype | 3 | Typografie
visitor | lettertypes | 3 | Typografie
visitor | font | 3 | Typografie
visitor | fonts | 3 | Typografie
visitor | figtree | 1 | Figtree
visitor | beeldmerk | 1 | Beeldmerk
visitor | beeldmerken | 1 | Beeldmerk
visitor | beeldmrek | 1 | Beeldmerk
visitor | beeldtaal | 1 | Beeldtaal
visitor | beeld taal | 3 | Beeldtaal
visitor | presentatie | 1 | Presentaties
visitor | presentaties | 1 | Presentaties
visitor | presentatise | 1 | Presentaties
visitor | powerpoint | 1 | Presentaties
visitor | slides | 3 | Presentaties
visitor | dia | 3 | De elf dia’s
visitor | dia's | 3 | De elf dia’s
visitor | drukwerk | 1 | Drukwerk
visitor | huisdrukker | 3 | Drukwerk
visitor | drukkerij | 3 | Drukwerk
visitor | drukklaar | 1 | Drukwerk
visitor | afloop | 3 | Drukwerk
visitor | 3 mm afloop | 3 | Drukwerk
visitor | 300 dpi | 3 | Drukwerk
visitor | poster | 3 | Poster open dag
visitor | posters | 3 | Poster open dag
visitor | open dag | 1 | Poster open dag
visitor | "open dag" | 1 | Poster open dag
visitor | opendagposter | 1 | Poster open dag
visitor | tone of voice | 1 | Tone of voice
visitor | toneofvoice | 1 | Tone of voice
visitor | schrijfstijl | 3 | Tone of voice
visitor | afkorting | 1 | Tone of voice
visitor | afkortingen | 1 | Tone of voice
visitor | afkortigen | 1 | Tone of voice
visitor | hoe schrijf ik afkortingen | 1 | Tone of voice
visitor | regel voor afkortingen | 1 | Tone of voice
visitor | schrijf zoals je praat | 1 | Tone of voice
visitor | "schrijf zoals je praat" | 1 | Tone of voice
visitor | schrijfcheck | 1 | Schrijfcheck
visitor | slecht nieuws | 1 | Tone of voice
visitor | mammografie | 1 | Tone of voice
visitor | vijftien woorden | 3 | noorderlicht-schrijfcheck.txt
visitor | hardop gelezen | 1 | noorderlicht-schrijfcheck.txt
visitor | pictogram | 3 | Pictogrammen
visitor | pictogrammen | 3 | Pictogrammen
visitor | icoon | 3 | Pictogrammen
visitor | iconen | 3 | Pictogrammen
visitor | illustraties | 3 | Illustraties en pictogrammen
visitor | borden | 3 | Gebouwen en borden
visitor | bewegwijzering | 3 | Gebouwen en borden
visitor | wandbord | 3 | Borden begane grond
visitor | hangbord | 3 | Gebouwen en borden
visitor | deurbord | 3 | Deurbord
visitor | braille | 1 | Gebouwen en borden
visitor | hoe groot is een letter | 3 | Gebouwen en borden
visitor | huisstijl | 1 | Huisstijl
visitor | huistijl | 1 | Huisstijl
visitor | stijl | 3 | Huisstijl
visitor | a4 | 3 | De huisstijl op één A4
visitor | één a4 | 1 | De huisstijl op één A4
visitor | een A4 | 1 | De huisstijl op één A4
visitor | #1763C6 | 3 | Kleur
visitor | 1763c6 | 3 | Kleur
visitor | #0b2c5f | 3 | Kleur
visitor | PMS 2728 | 3 | Kleur
visitor | pms2728 | 3 | Kleur
visitor | pms | 3 | Kleur
visitor | cmyk | 3 | Drukwerk
visitor | nachtblauw | 3 | Kleur
visitor | nagtblauw | 3 | Kleur
visitor | aqua | 3 | Kleur
visitor | kleurwaaier | 1 | Kleurwaaier
visitor | waaier | 1 | Kleurwaaier
visitor | kleurwaarden | 3 | Kleur
visitor | kleurverhouding | 1 | De kleurverhouding
visitor | verhouding kleuren | 3 | De kleurverhouding
visitor | contrast | 1 | Kleur en contrast
visitor | 4,5 op 1 | 3 | Kleur en contrast
visitor | rood | 3 | Kleur en contrast
visitor | campagne | 3 | Kleur
visitor | logo wit | 3 | Logo wit, voor nachtblauw en paars
visitor | wit logo | 3 | Logo wit, voor nachtblauw en paars
visitor | witte logo donkere achtergrond | 3 | Logo
visitor | logo donkere foto | 1 | Logo
visitor | logo voor een donkere foto | 1 | Logo
visitor | logo zwart | 1 | Logo zwart, voor één drukgang
visitor | stempel | 3 | Logo zwart, voor één drukgang
visitor | vrije ruimte | 1 | Vrije ruimte rond het logo
visitor | ruimte rond logo | 3 | Vrije ruimte rond het logo
visitor | kleinste maat | 1 | Kleinste maten
visitor | logo gebruiken | 1 | Het logo gebruiken
visitor | logo uitrekken | 3 | Zo niet: uitrekken
visitor | logo_wit.svg | 3 | noorderlicht-logo-wit.svg
visitor | logo-wit | 3 | Logo wit, voor nachtblauw en paars
visitor | noorderlicht-logo-kleur.pdf | 3 | noorderlicht-logo-kleur.pdf
visitor | logo svg | 3 | Logo in kleur
visitor | eps | 3 | Kleurwaaier
visitor | profielfoto | 3 | Profielfoto voor sociale media
visitor | gevel | 3 | De gevel bij avond
visitor | wachtruimte | 1 | In de wachtruimte
visitor | toegankelijkheid | 1 | Toegankelijkheid
visitor | toegankelijk | 3 | Toegankelijkheid
visitor | wcag | 1 | Toegankelijkheid
visitor | privacy | 1 | Privacy
visitor | cookies | 1 | Privacy
visitor | functionaris gegevensbescherming | 1 | Privacy
visitor | merk | 3 | Merk en verhaal
visitor | verhaal | 1 | Merk en verhaal
nurse | powerpoint | 3 | Sjabloon voor presentaties
nurse | powerpoint sjabloon | 3 | Sjabloon voor presentaties
nurse | sjabloon powerpoint | 3 | Sjabloon voor presentaties
nurse | sjabloon | 1 | Sjabloon voor presentaties
nurse | sjablonen | 1 | Sjabloon voor presentaties
nurse | template | 3 | Sjabloon voor presentaties
nurse | pptx | 3 | noorderlicht-presentatie.pptx
nurse | brief | 3 | Brieven en mail
nurse | brieven | 1 | Brieven en mail
nurse | word | 3 | Brief en verslag in Word
nurse | verslag | 1 | Brief en verslag in Word
nurse | handtekening | 1 | Handtekening onder mail
nurse | mailhandtekening | 3 | Handtekening onder mail
nurse | visitekaartje | 1 | Visitekaartjes
nurse | visitekaartjes | 1 | Visitekaartjes
nurse | naamkaartje | 3 | Visitekaartjes
nurse | visitekaarje | 1 | Visitekaartjes
nurse | patientenfolder | 1 | Patiëntenfolders
nurse | folder | 3 | Patiëntenfolders
nurse | brochure | 3 | Patiëntenfolders
nurse | folder naar huis | 1 | Patiëntenfolder Naar huis na je operatie
nurse | afwezig | 1 | Brieven en mail
nurse | social media | 3 | Sociale media
nurse | sociale media | 1 | Sociale media
nurse | briefpapier | 1 | Briefpapier
nurse | envelop | 3 | Briefpapier
nurse | badge | 3 | Tijdelijke borden
nurse | fotografie | 1 | Fotografie
nurse | toestemming foto | 1 | Fotografie
nurse | partners | 3 | Samen met partners
admin | bestellijst | 1 | Bestellijst drukwerk
admin | bewegend logo | 1 | Bewegend logo
admin | film | 3 | Bewegend beeld
admin | jpeg | 3 | Fotografie
`
  .trim()
  .split('\n')
  .map((line) => {
    const [who = '', q = '', most = '', hit = ''] = line.split(' | ');
    return { who, q, most: Number(most), hit };
  });
