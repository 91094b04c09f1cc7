import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Button } from '../../components/button';
import { Form } from '../../components/form';
import { ConflictNotice } from '../../components/conflict-notice';
import { Select } from '../../components/select';
import { Switch } from '../../components/checkbox';
import { TextArea } from '../../components/text-area';
import { TextField } from '../../components/text-field';
import { UnsavedGuard } from '../../components/unsaved-guard';
import type { FieldErrors } from '../../lib/api/errors';
import type { Settings } from './api';
import { ColourSettings } from './colour-settings';
import { FooterLinks } from './footer-links';
import { OrnamentSettings, PictureSettings } from './picture-settings';
import styles from './settings.module.css';
import { SitePreview } from './site-preview';
import { type Draft, useDraft } from './use-draft';

const SHARING = [
  { value: 'off', label: 'Niemand' },
  { value: 'admins', label: 'Alleen beheerders' },
  { value: 'staff', label: 'Iedereen die is ingelogd' },
] as const;

function Group({ title, intro, children }: { title: string; intro?: string; children: ReactNode }) {
  return (
    <section className={clsx('stack gap-3', styles.group)} aria-label={title}>
      <h2 className="title-3">{title}</h2>
      {intro && <p>{intro}</p>}
      {children}
    </section>
  );
}

/** The first error of a field or of one of its parts. */
const errorOf = (errors: FieldErrors, name: string): string | undefined =>
  errors[name] ?? Object.entries(errors).find(([field]) => field.startsWith(`${name}.`))?.[1];

function Contact({ draft: { write, change, saving } }: { draft: Draft }) {
  const bind = (name: keyof Settings['contact'], maxLength: number) => ({
    maxLength,
    autoComplete: 'off',
    optional: true,
    value: write.contact[name],
    error: saving.errors[`contact.${name}`],
    onChange: ({ target }: { target: { value: string } }) =>
      change({ contact: { ...write.contact, [name]: target.value } }),
  });
  return (
    <>
      <div className={styles.pair}>
        <TextField label="Team of persoon" {...bind('name', 100)} />
        <TextField label="Telefoon" inputMode="tel" {...bind('phone', 50)} />
      </div>
      <TextField
        label="E-mailadres"
        inputMode="email"
        hint="Staat in de voettekst, en overal waar iemand iets niet mag of niet vindt."
        {...bind('email', 254)}
      />
      <TextArea label="Uitleg" rows={2} {...bind('text', 500)} />
    </>
  );
}

/** The settings of the portal, with what they look like beside them. */
export function SettingsForm({ settings }: { settings: Settings }) {
  const draft = useDraft(settings);
  const { write, change, count, saving, undo, save } = draft;
  const { busy, errors } = saving;
  return (
    <div className={clsx('stack gap-4', styles.columns)}>
      <UnsavedGuard dirty={count > 0 && !busy} />
      <Form saving={saving} onSubmit={save}>
        <ConflictNotice take={draft.takeTheirs} saving={saving} />
        <Group title="Naam en logo">
          <div className={styles.pair}>
            <TextField
              label="Naam"
              required
              maxLength={100}
              autoComplete="off"
              hint="Staat in de kop van de home, in mail en onderaan elke pagina."
              value={write.productName}
              error={errors.productName}
              onChange={({ target }) => change({ productName: target.value })}
            />
            <TextField
              label="Adres van de home"
              required
              maxLength={100}
              autoComplete="off"
              spellCheck={false}
              hint={`/wij-zijn-${write.productSlug}`}
              value={write.productSlug}
              error={errors.productSlug}
              onChange={({ target }) => change({ productSlug: target.value })}
            />
          </div>
          <PictureSettings settings={settings} draft={draft} />
          <OrnamentSettings settings={settings} draft={draft} />
        </Group>
        <Group
          title="Kleuren"
          intro="Het hele portaal volgt deze kleuren. We controleren elke kleur met de tekst die erop of erin komt."
        >
          <ColourSettings draft={draft} />
        </Group>
        <Group title="Contact en voettekst">
          <Contact draft={draft} />
          <FooterLinks draft={draft} />
        </Group>
        <Group title="Registreren">
          <Switch
            label="Mensen maken zelf een account"
            hint={
              write.registration === 'open'
                ? 'Wie zich registreert, hoort nog bij geen groep.'
                : 'Alleen een beheerder maakt accounts.'
            }
            checked={write.registration === 'open'}
            onChange={({ target }) => change({ registration: target.checked ? 'open' : 'closed' })}
          />
          {write.registration === 'open' && (
            <TextField
              label="Alleen met een mailadres van"
              optional
              autoComplete="off"
              spellCheck={false}
              hint="Domeinen met komma’s ertussen, zoals ziekenhuis.nl. Leeg: met elk adres."
              value={write.domains}
              error={errorOf(errors, 'registrationDomains')}
              onChange={({ target }) => change({ domains: target.value })}
            />
          )}
        </Group>
        <Group title="Delen">
          <Select
            label="Wie bestanden mag delen met mensen zonder account"
            choices={SHARING}
            value={write.sharing}
            error={errors.sharing}
            onChange={({ target }) =>
              change({ sharing: SHARING.find(({ value }) => value === target.value)?.value ?? 'off' })
            }
          />
        </Group>
        <Group title="Afzender van mail">
          <TextField
            label="Naam van de afzender"
            optional
            maxLength={100}
            autoComplete="off"
            hint="Het mailadres stelt de technisch beheerder in."
            value={write.mailFromName}
            error={errors.mailFromName}
            onChange={({ target }) => change({ mailFromName: target.value })}
          />
        </Group>
        <div className={clsx('cluster', styles.bar)}>
          <p className="text-sm strong" role="status">
            {count > 0 && `${count} ${count === 1 ? 'wijziging' : 'wijzigingen'}, nog niet zichtbaar`}
          </p>
          {count > 0 && (
            <Button variant="quiet" small onClick={undo}>
              Ongedaan maken
            </Button>
          )}
          <Button type="submit" small busy={busy} disabled={count === 0}>
            Opslaan
          </Button>
        </div>
      </Form>
      <SitePreview draft={draft} />
    </div>
  );
}
