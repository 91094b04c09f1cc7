import { clsx } from 'clsx';
import { useState, type CSSProperties } from 'react';
import { Ornament } from '../../components/ornament';
import { Segments } from '../../components/segments';
import { useColorNames } from '../../lib/colors';
import type { OrnamentSource } from '../../lib/ornament';
import { readableOn } from '../../theme/contrast';
import { paletteProperty } from '../../theme/palette';
import { getColourName, isColour, checkColour, PAIRS } from './colour-check';
import styles from './site-preview.module.css';
import type { Draft } from './use-draft';

const VIEWS = [
  { value: 'home', label: 'Home' },
  { value: 'page', label: 'Pagina' },
  { value: 'login', label: 'Inloggen' },
  { value: 'mail', label: 'Mail' },
] as const;

type View = (typeof VIEWS)[number]['value'];

const ON_FIELDS = ['blue', 'blueDark', 'aqua', 'purple'];

/** The palette as custom properties, for the preview alone. */
function getProperties(palette: Record<string, string>): CSSProperties {
  const properties: Record<string, string> = {};
  const { white = '#ffffff', black = '#000000' } = palette;
  for (const [name, colour] of Object.entries(palette).filter(([, value]) => isColour(value))) {
    properties[paletteProperty(name)] = colour;
    if (ON_FIELDS.includes(name) && isColour(white) && isColour(black)) {
      properties[paletteProperty(name, 'on')] = readableOn(colour, white, black);
    }
  }
  return properties;
}

function Mark({ draft, dark }: { draft: Draft; dark?: boolean }) {
  const address = draft.pictureAt(dark ? 'logoDark' : 'logo');
  return address ? (
    <img className={styles.logo} src={address} alt="" />
  ) : (
    <b className="breaks">{draft.write.productName}</b>
  );
}

function Foot({ draft: { write } }: { draft: Draft }) {
  const { name, email, phone } = write.contact;
  return (
    <div className={clsx('cluster breaks', styles.foot)}>
      <span>{[name, email, phone].filter(Boolean).join(', ') || 'Geen contact'}</span>
      {write.footerLinks.map(({ label }, index) => (
        <u key={index}>{label}</u>
      ))}
    </div>
  );
}

function Home({ draft }: { draft: Draft }) {
  return (
    <>
      <div className={clsx('line', styles.bar)}>
        <Mark draft={draft} />
        <i />
        <i />
      </div>
      <div className={clsx('stack', styles.hero)}>
        <b>Wij zijn {draft.write.productName}</b>
        <span>Bekijk de huisstijl</span>
      </div>
      <div className={clsx('grid gap-1', styles.tiles)}>
        {['blue', 'aqua', 'purple'].map((name) => (
          <div
            key={name}
            style={{
              background: `var(${paletteProperty(name)})`,
              color: `var(${paletteProperty(name, 'on')})`,
            }}
          >
            Tegel
          </div>
        ))}
      </div>
      <Foot draft={draft} />
    </>
  );
}

function Page({ draft }: { draft: Draft }) {
  return (
    <>
      <div className={clsx('line', styles.bar)}>
        <Mark draft={draft} />
        <i />
        <i />
      </div>
      <div className={clsx('stack gap-1', styles.text)}>
        <b>Drie kleuren, veel wit</b>
        <small>Kleur vult een vlak en loopt af.</small>
        <ul>
          <li>Tekst is zwart op wit.</li>
          <li>
            Een <u>link</u> is te herkennen.
          </li>
        </ul>
        <span className={clsx('strong', styles.button)}>Downloaden</span>
        <p className={styles.quiet}>Een rustig vlak met tekst erop.</p>
      </div>
      <Foot draft={draft} />
    </>
  );
}

function getDraftOrnament({ write, pictureAt }: Draft): OrnamentSource | null {
  const [drawing, mark] = [pictureAt('ornamentImage'), pictureAt('favicon')];
  if (write.ornament === 'own') return drawing === null ? null : { drawing: { url: drawing } };
  if (write.ornament === 'none') return null;
  return mark === null ? { name: write.productName } : { mark };
}

/** The login screen of a phone, where the logo stands on a dark band. */
function Login({ draft }: { draft: Draft }) {
  const dark = draft.pictureAt('logoDark') !== null;
  const ornament = getDraftOrnament(draft);
  return (
    <>
      <div className={styles.band}>
        {ornament && <Ornament of={ornament} className={styles.ornament} />}
        {dark && <Mark draft={draft} dark />}
      </div>
      <div className={clsx('stack gap-1', styles.text)}>
        {!dark && <Mark draft={draft} />}
        <b>Inloggen</b>
        <small>Voor iedereen die met de huisstijl van {draft.write.productName} werkt.</small>
        <span className={clsx('strong', styles.button)}>Inloggen</span>
      </div>
    </>
  );
}

/** As the server writes the mail about a forgotten password. */
function Mail({ draft: { write } }: { draft: Draft }) {
  const house = `de huisstijl van ${write.productName}`;
  return (
    <>
      <div className={clsx('stack gap-0', styles.from)}>
        <b>{write.mailFromName || 'Zonder naam'}</b>
        <small>Kies een nieuw wachtwoord voor {house}</small>
      </div>
      <div className={styles.ground}>
        <div className={clsx('stack gap-1 breaks', styles.letter)}>
          <p className={clsx('strong', styles.house)}>{write.productName}</p>
          <p>Hallo,</p>
          <p>Voor je account bij {house} is een nieuw wachtwoord aangevraagd. Kies het met deze link.</p>
          <span className={styles.button}>Kies een nieuw wachtwoord</span>
        </div>
      </div>
    </>
  );
}

const SHOWN: Record<View, typeof Home> = { home: Home, page: Page, login: Login, mail: Mail };

/** What the portal will look like with the settings as they are now, before they are saved. */
export function SitePreview({ draft }: { draft: Draft }) {
  const [view, setView] = useState<View>('home');
  const { palette, productName } = draft.write;
  const names = useColorNames();
  const failing = PAIRS.filter((pair) => checkColour(pair, palette)?.mend).map(({ name }) =>
    getColourName(name, names).toLowerCase(),
  );
  const Shown = SHOWN[view];
  const warning = failing.length > 0 ? ` Slecht te lezen: ${failing.join(', ')}.` : '';
  return (
    <section className={clsx('stack panel', styles.place)} aria-labelledby="voorbeeld">
      <div className="spread">
        <h2 id="voorbeeld">Zo ziet het eruit</h2>
        <Segments legend="Voorbeeld van" options={VIEWS} value={view} onChange={setView} />
      </div>
      <div
        className={clsx('card own-colors', styles.mini)}
        style={getProperties(palette)}
        role="img"
        aria-label={`Voorbeeld van ${productName} met deze instellingen.${warning}`}
      >
        <Shown draft={draft} />
      </div>
      <p className="meta">Alleen jij ziet dit, tot je opslaat.</p>
    </section>
  );
}
