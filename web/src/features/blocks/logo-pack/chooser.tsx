import { FileText, Globe, MessageSquare, Printer, Shirt, Signpost } from 'lucide-react';
import { clsx } from 'clsx';
import { useId, useState, type ReactNode } from 'react';
import { Switch } from '../../../components/checkbox';
import { getBreakableName } from '../../../lib/breakable-name';
import { useFields } from '../shared/grounds';
import { pickFile, pickLogo, type Ground, type Need, type VisibleLogo } from './choose-logo';
import styles from './chooser.module.css';
import { Formats } from './formats';
import { LogoPicture } from './logo-picture';
import { LogoRule } from './rule';

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
  { value: 'goods', label: 'Kleding of pen', icon: <Shirt /> },
];

interface GroundOption extends Option<string> {
  ground: Ground;
}

const getSwatch = (look: string | undefined) => <span className={clsx('own-colors', styles.swatch, look)} />;

const WITHOUT_COLOUR: readonly GroundOption[] = [
  { value: 'photo', label: 'Foto', icon: getSwatch(styles.photo), ground: { kind: 'photo', field: null } },
  { value: 'ink', label: 'Eén inkt', icon: getSwatch(styles.ink), ground: { kind: 'ink', field: null } },
];

/** What a logo may stand on: the fields of the palette, a photograph, and what is printed in one ink. */
const useGrounds = (): GroundOption[] => [
  ...useFields().map(({ token, name, isDark }): GroundOption => ({
    value: token,
    label: name,
    icon: getSwatch(`bg-${token}`),
    ground: { kind: isDark ? 'dark' : 'light', field: token },
  })),
  ...WITHOUT_COLOUR,
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
  /** Each as a swatch with its name below it. */
  asSwatches?: boolean;
}

function Question<Value extends string>({
  legend,
  options,
  value,
  onChange,
  asSwatches = false,
}: QuestionProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.question}>
      <legend className="title-4 strong">{legend}</legend>
      <div
        className={asSwatches ? styles.grounds : styles.choices}
        data-few={options.length === 3 || undefined}
      >
        {options.map(({ value: own, label, hint, icon }) => (
          <label key={own} className={clsx('radio', asSwatches ? styles.ground : styles.choice)}>
            <input
              type="radio"
              name={name}
              aria-label={asSwatches ? label : undefined}
              checked={own === value}
              onChange={() => onChange(own)}
            />
            {icon}
            <span>
              {asSwatches ? getBreakableName(label) : label}
              {hint && <small>{hint}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface AnswerProps {
  logo: VisibleLogo;
  ruleUrl: string;
  need: Need;
  /** Whether the room around it is shown; null when nobody said how much that is. */
  isSpaced: boolean | null;
  spaceLabel: string;
  onSpace: (isSpaced: boolean) => void;
}

/** The logo for what was answered with why, as its formats, of which the one that suits best comes first. */
function Answer({ logo, ruleUrl, need, isSpaced, spaceLabel, onSpace }: AnswerProps) {
  const found = pickFile(logo.asset, need);
  const name = logo.label || logo.asset.title;
  return (
    <div className={clsx('stack card', styles.answer)}>
      <div className={styles.said}>
        <div role="status">
          <p className={clsx('strong', styles.name)}>{name}</p>
          {found && <p className={styles.because}>{found.because}</p>}
        </div>
        {isSpaced !== null && (
          <Switch
            label={`Vrije ruimte${spaceLabel && `: ${spaceLabel}`}`}
            checked={isSpaced}
            onChange={({ target }) => onSpace(target.checked)}
          />
        )}
      </div>
      {found && <Formats asset={logo.asset} first={found.offer} name={name} />}
      <LogoRule text={logo.rule} url={ruleUrl} />
    </div>
  );
}

interface Answers extends Omit<Need, 'ground'> {
  /** One of the options. */
  ground: string;
}

interface ChooserProps {
  logos: readonly VisibleLogo[];
  /** How much room stays free around a logo, in words. */
  spaceLabel: string;
  /** Where the rules for a logo are explained. */
  ruleUrl: string;
}

/** Three questions that lead to one file. Only grounds that a logo is for can be asked. */
export function Chooser({ logos, spaceLabel, ruleUrl }: ChooserProps) {
  const [isSpaced, setSpaced] = useState(true);
  const [answers, setAnswers] = useState<Answers>({ place: 'office', ground: 'white', size: 'medium' });
  const grounds = useGrounds().filter(({ ground }) => pickLogo(logos, { ...answers, ground }));
  const chosen = grounds.find(({ value }) => value === answers.ground) ?? grounds[0];
  if (!chosen) return null;
  const need: Need = { ...answers, ground: chosen.ground };
  const logo = pickLogo(logos, need);
  if (!logo) return null;
  const answer = (part: Partial<Answers>) => setAnswers({ ...answers, ...part });
  return (
    <div className={clsx('stack', styles.chooser)}>
      <LogoPicture
        logo={logo}
        field={need.ground.field}
        space={isSpaced ? logo.space : 0}
        size={need.size}
        sizes="(min-width: 992px) 50vw, 92vw"
        className={styles.stage ?? ''}
      />
      <div className={clsx('stack gap-4', styles.questions)}>
        <Question
          legend="Waar gebruik je het?"
          options={PLACES}
          value={need.place}
          onChange={(place) => answer({ place })}
        />
        <Question
          legend="Waar staat het op?"
          options={grounds}
          value={chosen.value}
          onChange={(ground) => answer({ ground })}
          asSwatches
        />
        <Question
          legend="Hoe breed wordt het?"
          options={SIZES}
          value={need.size}
          onChange={(size) => answer({ size })}
        />
      </div>
      <Answer
        logo={logo}
        ruleUrl={ruleUrl}
        need={need}
        isSpaced={logo.space > 0 ? isSpaced : null}
        spaceLabel={spaceLabel}
        onSpace={setSpaced}
      />
    </div>
  );
}
