import { useId, useRef } from 'react';
import { clsx } from 'clsx';
import { FieldError } from '../../components/field';
import { Select } from '../../components/select';
import { copyText } from '../../lib/copy-text';
import type { Picture, Settings } from './api';
import styles from './settings.module.css';
import type { Draft } from './use-draft';

interface Kind {
  name: Picture;
  label: string;
  accept: string;
  none: string;
}

const LOGOS: readonly Kind[] = [
  { name: 'logo', label: 'Logo op wit', accept: '.svg,.png,.jpg,.jpeg', none: 'Geen: de naam staat er' },
  {
    name: 'logoDark',
    label: 'Logo op donker',
    accept: '.svg,.png,.jpg,.jpeg',
    none: 'Geen: het logo op wit staat er',
  },
  { name: 'favicon', label: 'Tabblad', accept: '.svg,.png', none: 'Geen: de eerste letter staat er' },
];

const ORNAMENT: Kind = {
  name: 'ornamentImage',
  label: 'Eigen tekening',
  accept: '.svg',
  none: 'Geen: er staat niets',
};

const STRAIGHT_AWAY = 2 * 1024 * 1024;

interface OneProps {
  picture: Kind;
  settings: Settings;
  draft: Draft;
}

function OnePicture({ picture: { name, label, accept, none }, settings, draft }: OneProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const address = draft.pictureAt(name);
  const file = name in draft.pictures ? draft.pictures[name] : settings[name];
  const error =
    draft.pictures[name] && draft.pictures[name].size > STRAIGHT_AWAY
      ? 'Dit bestand is te groot: het mag 2 MB zijn.'
      : draft.saving.errors[name];
  return (
    <div className={clsx('stack gap-half text-sm', styles.picture)}>
      <span
        className={clsx(
          'center rounded own-colors',
          styles.well,
          (name === 'logoDark' || name === 'ornamentImage') && styles.dark,
          name === 'favicon' && styles.tab,
        )}
      >
        {address ? (
          <img src={address} alt="" />
        ) : name === 'logo' ? (
          <b className="breaks">{draft.write.productName}</b>
        ) : (
          name === 'favicon' && (
            <span className={clsx('center rounded', styles.initial)}>{[...draft.write.productName][0]}</span>
          )
        )}
      </span>
      <div className={clsx('spread', styles.pictureRow)}>
        <b>{label}</b>
        <span className={styles.pictureActions}>
          <input
            ref={input}
            id={id}
            className="sr"
            type="file"
            accept={accept}
            aria-label={`Wijzig ${label.toLowerCase()}`}
            aria-invalid={Boolean(error)}
            aria-describedby={`${id}-file ${id}-error`}
            onChange={({ target }) => {
              const [chosen] = target.files ?? [];
              if (chosen) draft.setPicture(name, chosen);
              target.value = '';
            }}
          />
          <label htmlFor={id} className={styles.link}>
            Wijzig
          </label>
          {file && (
            <button
              type="button"
              className={styles.link}
              aria-label={`Haal weg: ${label.toLowerCase()}`}
              onClick={() => {
                draft.setPicture(name, null);
                input.current?.focus();
              }}
            >
              Haal weg
            </button>
          )}
        </span>
      </div>
      <span className="meta" id={`${id}-file`}>
        {file ? file.name : none}
      </span>
      <FieldError id={`${id}-error`} error={error} />
      {name === 'logo' && <LogoAddresses logo={settings.logo} />}
    </div>
  );
}

/** The addresses at which other sites, mails and slides show the stored logo; only a drawing has one as SVG. */
function LogoAddresses({ logo }: Pick<Settings, 'logo'>) {
  if (!logo) return null;
  const endings = logo.ext === '.svg' ? ['svg', 'png'] : ['png'];
  return (
    <div className={clsx('cluster', styles.addresses)}>
      {endings.map((ending) => (
        <button
          key={ending}
          type="button"
          className={styles.link}
          onClick={() =>
            void copyText(
              `${window.location.origin}/vast/logo.${ending}`,
              'Het vaste adres van het logo is gekopieerd.',
            )
          }
        >
          Kopieer vast adres, {ending.toUpperCase()}
        </button>
      ))}
    </div>
  );
}

/** The logos and the picture in the tab. */
export const PictureSettings = (props: Omit<OneProps, 'picture'>) => (
  <div className={styles.pictures}>
    {LOGOS.map((picture) => (
      <OnePicture key={picture.name} picture={picture} {...props} />
    ))}
  </div>
);

const ORNAMENTS = [
  { value: 'none', label: 'Geen' },
  { value: 'mark', label: 'Van het beeldmerk' },
  { value: 'own', label: 'Eigen tekening' },
] as const;

/** What stands beside the words of login, shared files, errors and the opening of the home page. */
export function OrnamentSettings(props: Omit<OneProps, 'picture'>) {
  const { write, change, saving } = props.draft;
  return (
    <>
      <Select
        label="Ornament"
        hint="Staat groot naast de tekst op home, bij inloggen, op deellinks en op lege schermen. Het beeldmerk is het beeld van het tabblad."
        choices={ORNAMENTS}
        value={write.ornament}
        error={saving.errors.ornament}
        onChange={({ target }) =>
          change({ ornament: ORNAMENTS.find(({ value }) => value === target.value)?.value ?? 'none' })
        }
      />
      {write.ornament === 'own' && (
        <div className={styles.pictures}>
          <OnePicture picture={ORNAMENT} {...props} />
        </div>
      )}
    </>
  );
}
