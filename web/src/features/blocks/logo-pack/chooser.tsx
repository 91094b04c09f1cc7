import { FileText, Globe, MessageSquare, Printer, Signpost } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { pickFile, pickLogo, type Need, type ShownLogo } from './choose-logo';
import styles from './chooser.module.css';
import { Formats } from './formats';
import { LogoPicture } from './logo-picture';

interface Option<Value> {
  value: Value;
  label: string;
  hint?: string;
  icon?: ReactNode;
}

const PLACES: readonly Option<Need['place']>[] = [
  { value: 'office', label: 'Word of PowerPoint', icon: <FileText /> },
  { value: 'web', label: 'Website', icon: <Globe /> },
  { value: 'print', label: 'Drukwerk', icon: <Printer /> },
  { value: 'sign', label: 'Bord', icon: <Signpost /> },
  { value: 'social', label: 'Sociale media', icon: <MessageSquare /> },
];

const swatch = (look: string | undefined) => <span className={`${styles.swatch} ${look}`} />;

const GROUNDS: readonly Option<Need['ground']>[] = [
  { value: 'light', label: 'Licht', icon: swatch('bg-white') },
  { value: 'dark', label: 'Donker', icon: swatch('bg-blueDark') },
  { value: 'photo', label: 'Foto', icon: swatch(styles.photo) },
];

const SIZES: readonly Option<Need['size']>[] = [
  { value: 'small', label: 'Klein', hint: 'mail, pen' },
  { value: 'medium', label: 'Middel', hint: 'pagina, dia' },
  { value: 'large', label: 'Groot', hint: 'scherm, poster' },
];

interface QuestionProps<Value> {
  legend: string;
  options: readonly Option<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

function Question<Value extends string>({ legend, options, value, onChange }: QuestionProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.question}>
      <legend>{legend}</legend>
      <div className={styles.choices} data-few={options.length === 3 || undefined}>
        {options.map(({ value: own, label, hint, icon }) => (
          <label key={own} className={`radio ${styles.choice}`}>
            <input type="radio" name={name} checked={own === value} onChange={() => onChange(own)} />
            {icon}
            <span>
              {label}
              {hint && <small>{hint}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The logo for what was answered with why, as its formats, of which the one that suits best comes first. */
function Answer({ logo, need }: { logo: ShownLogo; need: Need }) {
  const found = pickFile(logo.asset, need);
  const name = logo.label || logo.asset.title;
  return (
    <div className={styles.answer}>
      <div role="status">
        <p className={styles.name}>{name}</p>
        {found && <p className={styles.because}>{found.because}</p>}
      </div>
      {found && <Formats asset={logo.asset} first={found.offer} name={name} />}
    </div>
  );
}

/** Three questions that lead to one file. Only grounds that a logo is for can be asked. */
export function Chooser({ logos }: { logos: readonly ShownLogo[] }) {
  const [answers, setAnswers] = useState<Need>({ place: 'office', ground: 'light', size: 'medium' });
  const grounds = GROUNDS.filter(({ value }) => logos.some(({ ground }) => ground === value));
  const ground = grounds.find(({ value }) => value === answers.ground) ?? grounds[0];
  const need = { ...answers, ground: ground?.value ?? answers.ground };
  const logo = pickLogo(logos, need);
  if (!logo) return null;
  const answer = (part: Partial<Need>) => setAnswers({ ...need, ...part });
  return (
    <div className={styles.chooser}>
      <LogoPicture
        logo={logo}
        size={need.size}
        sizes="(min-width: 992px) 50vw, 92vw"
        className={styles.stage ?? ''}
      />
      <div className={styles.questions}>
        <Question
          legend="Waar gebruik je het?"
          options={PLACES}
          value={need.place}
          onChange={(place) => answer({ place })}
        />
        <Question
          legend="Waar staat het op?"
          options={grounds}
          value={need.ground}
          onChange={(value) => answer({ ground: value })}
        />
        <Question
          legend="Hoe breed wordt het?"
          options={SIZES}
          value={need.size}
          onChange={(size) => answer({ size })}
        />
      </div>
      <Answer logo={logo} need={need} />
    </div>
  );
}
