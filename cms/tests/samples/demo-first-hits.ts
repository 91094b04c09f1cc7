/**
 * What came first in the demo portal for more than two hundred searches: hyphens, codes, names, plurals, typos, compounds,
 * measures, English, extensions, questions. Who seeks, what they type, and the first hit: its kind and title, `-` for
 * none, `?` where no first hit is clearly the best.
 */
export const FIRST_HITS = `
visitor | e-mail | ?
visitor | email | ?
visitor | e mail | ?
nurse | e-mailhandtekening | asset Handtekening onder mail
nurse | emailhandtekening | asset Handtekening onder mail
nurse | e mailhandtekening | asset Handtekening onder mail
nurse | e-mail handtekening | asset Handtekening onder mail
nurse | mail-handtekening | asset Handtekening onder mail
visitor | e-health | -
visitor | t-shirt | -
visitor | x-ray | -
visitor | e | -
visitor | x | -
visitor | pdf/x-4 | page Drukwerk
visitor | pdfx4 | page Drukwerk
visitor | roll-up | asset Licht, staand
visitor | rollup | asset Licht, staand
visitor | roll up | asset Licht, staand
visitor | huis-stijl | page Huisstijl
visitor | beeld-merk | page Beeldmerk
visitor | power-point | page Presentaties
visitor | tone-of-voice | page Tone of voice
visitor | kleur/contrast | page Kleur en contrast
visitor | logo/beeldmerk | ?
visitor | foto's | page Beeldtaal
visitor | foto‘s | page Beeldtaal
visitor | dia’s | asset De elf dia’s
visitor | eps-bestand | ?
visitor | logo-eps | asset Logo in kleur
nurse | eps logo | asset Logo in kleur
visitor | zwart-wit logo | ?
visitor | open-dag | asset Poster open dag
visitor | eerste-hulp | asset Eerste hulp
visitor | wc | asset Toilet
visitor | w.c. | asset Toilet
visitor | seh | asset Eerste hulp
visitor | S.E.H. | asset Eerste hulp
visitor | wcag 2.2 | page Toegankelijkheid
visitor | wcag2.2 | page Toegankelijkheid
visitor | pms 267 | color Paars
visitor | pantone 267 c | color Paars
visitor | kleurnummer blauw | color Blauw
visitor | hex purple | color Paars
visitor | #fff | color Wit
visitor | opendag | asset Poster open dag
visitor | logo jpg | page Logo
visitor | poster jpeg | asset Poster open dag
nurse | docx sjabloon | asset Brief en verslag in Word
nurse | ppt | asset Sjabloon voor presentaties
visitor | #1763c6 | color Blauw
visitor | 1763C6 | color Blauw
visitor | #0B2C5F | color Nachtblauw
visitor | 00838f | color Aqua
visitor | pms 2728 | color Blauw
visitor | pms 2728 c | color Blauw
visitor | pms2728c | color Blauw
visitor | 2728c | color Blauw
visitor | pantone 2728 | color Blauw
visitor | pantone 2767c | color Nachtblauw
visitor | pms 2767 | color Nachtblauw
visitor | ral 5015 | color Blauw
visitor | ral5015 | color Blauw
visitor | RAL 5022 | color Nachtblauw
visitor | ral-2001 | color Oranje
visitor | rgb 23 99 198 | color Blauw
visitor | 23, 99, 198 | color Blauw
visitor | cmyk 88 60 0 0 | color Blauw
visitor | kleur blauw | color Blauw
visitor | blauw kleur | color Blauw
visitor | kleurcode blauw | color Blauw
visitor | kleur code blauw | color Blauw
visitor | hex blauw | color Blauw
visitor | hexcode nachtblauw | color Nachtblauw
visitor | hex code van nachtblauw | color Nachtblauw
visitor | pms blauw | color Blauw
visitor | pantone blauw | color Blauw
visitor | ral aqua | color Aqua
visitor | cmyk paars | color Paars
visitor | rgb oranje | color Oranje
visitor | color blauw | color Blauw
visitor | wat is de pms van blauw | color Blauw
visitor | welke pms is paars? | color Paars
visitor | blauwe kleur | color Blauw
visitor | kleuren paars | color Paars
visitor | pms-kleur blauw | color Blauw
visitor | pantone | ?
visitor | hex | ?
visitor | kleur | page Kleur
visitor | kleuren | page Kleur
visitor | kleurcodes | ?
visitor | kleurwaarden | page Kleur
visitor | blauw | ?
visitor | nachtblauw | ?
visitor | ijsblauw | color IJsblauw
visitor | IJsblauw | color IJsblauw
visitor | ijs-blauw | color IJsblauw
visitor | ijs blauw | ?
visitor | nacht blauw | ?
visitor | papiergrijs | color Papiergrijs
visitor | oranje | color Oranje
visitor | foto | page Beeldtaal
visitor | foto of tekening | page Beeldtaal
visitor | afbeelding | ?
visitor | plaatje | ?
nurse | foto patiënt | page Beeldtaal
nurse | toestemming foto | page Fotografie
visitor | hoe gebruik ik het logo | page Logo
visitor | hoe gebruik ik het logo? | page Logo
visitor | mag ik het logo uitrekken | page Het logo gebruiken
visitor | waar vind ik het logo | page Logo
visitor | waar vind ik de kleuren | page Kleur
visitor | welk lettertype gebruiken we | asset Figtree, alle gewichten
visitor | welke letter | page Typografie
visitor | hoe groot moet een letter op een bord zijn | page Gebouwen en borden
visitor | wie zijn wij | page Wij zijn Noorderlicht
visitor | hoe schrijf je een afkorting | page Tone of voice
visitor | mag ik figtree gebruiken | ?
visitor | wat kost een account | ?
nurse | hoe bestel ik een visitekaartje | page Visitekaartjes
nurse | badge kwijt | page Tijdelijke borden
nurse | toestel 4110 | page Sociale media
nurse | 4110 | page Sociale media
nurse | team gebouw | page Tijdelijke borden
nurse | drukwerk@noorderlicht.example | page Drukwerk
visitor | privacy@noorderlicht.example | page Privacy
visitor | 050 | ?
visitor | a4 | asset De huisstijl op één A4
visitor | A 4 | asset De huisstijl op één A4
visitor | a3 | ?
visitor | A3 poster | page Drukwerk
nurse | a5 | ?
nurse | c5 | page Briefpapier
visitor | 300 dpi | page Drukwerk
visitor | 300dpi | page Drukwerk
visitor | 3 mm | ?
visitor | 3mm | ?
visitor | 30 millimeter | page Het logo gebruiken
visitor | 120 pixels | page Het logo gebruiken
visitor | 16 punten | ?
visitor | 4,5 op 1 | page Kleur en contrast
visitor | 4.5 : 1 | page Kleur en contrast
visitor | 94% | page Presentaties
visitor | 1000 × 1600 mm | page Gebouwen en borden
visitor | 1000x1600 | ?
visitor | m² | -
visitor | CO2 | -
visitor | co₂ | -
visitor | b 12 | ?
visitor | B12 | asset Deurbord
visitor | route 2 | ?
visitor | route2 | ?
visitor | route 12 | page Gebouwen en borden
visitor | 14 maart | ?
visitor | 9 op 16 | ?
nurse | 9 op 16 | ?
visitor | svg | ?
visitor | .svg | ?
visitor | logo svg | asset Logo in kleur
visitor | logo png | asset Logo in kleur
visitor | logo pdf | asset Logo in kleur
visitor | logo.svg | ?
visitor | noorderlicht-logo-kleur.svg | file noorderlicht-logo-kleur.svg
visitor | noorderlicht_logo_kleur.svg | file noorderlicht-logo-kleur.svg
visitor | noorderlicht logo kleur | ?
visitor | woff2 | asset Figtree, alle gewichten
nurse | docx | asset Brief en verslag in Word
nurse | .pptx | asset Sjabloon voor presentaties
nurse | pptx | asset Sjabloon voor presentaties
nurse | powerpoint sjabloon | asset Sjabloon voor presentaties
nurse | logo in powerpoint | ?
nurse | hoe zet ik het logo in powerpoint | ?
admin | xlsx | ?
visitor | excel | asset Kleurwaaier
admin | bestellijst xlsx | asset Bestellijst drukwerk
admin | film | asset Openingsbeeld van een film
admin | video | page Bewegend beeld
visitor | download logo | ?
visitor | font download | asset Figtree, alle gewichten
visitor | font | asset Figtree, alle gewichten
visitor | typeface | ?
visitor | brand | ?
visitor | design tokens | page Voor ontwikkelaars
visitor | css | page Voor ontwikkelaars
visitor | tailwind | page Voor ontwikkelaars
visitor | colors | ?
visitor | developer | ?
visitor | accessibility | ?
visitor | logo’s | page Logo
visitor | logootjes | page Logo
visitor | posters | asset Poster open dag
visitor | affiche | ?
visitor | borden | page Gebouwen en borden
visitor | bordjes | page Gebouwen en borden
visitor | kinderen | asset Kinderen
visitor | kind | ?
visitor | liften | asset Lift
visitor | trappen | asset Trap
visitor | handen | asset Handen wassen
visitor | wachtkamers | asset Wachtkamer
visitor | parkeerplaats | asset Parkeren
visitor | parkeergarage | asset Parkeren
nurse | enveloppen | page Briefpapier
nurse | vensterenvelop | page Briefpapier
nurse | patientenfolders | page Patiëntenfolders
nurse | patiëntfolder | page Patiëntenfolders
nurse | patiënten folder | ?
nurse | tijdelijkbord | page Tijdelijke borden
visitor | kxeurzn | page Kleur
visitor | hiusstjil | page Huisstijl
visitor | huisstyle | ?
visitor | beelmerrk | page Beeldmerk
visitor | tpyografei | page Typografie
visitor | toegankelikheit | page Toegankelijkheid
visitor | presntatei | page Presentaties
visitor | piktogramen | page Pictogrammen
visitor | kontrast | page Kleur en contrast
visitor | prvacy | page Privacy
visitor | rontgen | asset Röntgen
visitor | röntgenfoto | asset Röntgen
visitor | restorant | asset Restaurant
visitor | bewegwijzeringg | page Gebouwen en borden
nurse | visitekartje | page Visitekaartjes
nurse | soical media | page Sociale media
visitor | hardop gelezne | file noorderlicht-schrijfcheck.txt
visitor | zebra | -
visitor | qwertyuiop | -
visitor | "vrije ruimte" | asset Vrije ruimte rond het logo
visitor | "ruimte vrije" | -
visitor | drukgang stempel | asset Logo zwart, voor één drukgang
visitor | noorderlicht | page Wij zijn Noorderlicht
`
  .trim()
  .split('\n')
  .map((line) => {
    const [who = '', q = '', first = ''] = line.split(' | ');
    return { who, q, first };
  });
