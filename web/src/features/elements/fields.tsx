import { clsx } from 'clsx';
import { useState } from 'react';
import { Checkbox, Switch } from '../../components/checkbox';
import { Choices } from '../../components/choices';
import { FileField } from '../../components/file-field';
import { PasswordField } from '../../components/password-field';
import { Select } from '../../components/select';
import { TextArea } from '../../components/text-area';
import { TextField } from '../../components/text-field';
import { Section } from './section';
import styles from './elements.module.css';

const GROUPS = [
  { value: 'communicatie', label: 'Communicatie' },
  { value: 'zorg', label: 'Zorg', hint: 'Alle afdelingen met patiënten' },
];

export function Fields() {
  const [chosen, setChosen] = useState(['zorg']);
  const [fileName, setFileName] = useState<string>();
  return (
    <Section title="Velden">
      <form
        className={clsx('stack gap-3', styles.fields)}
        noValidate
        onSubmit={(event) => event.preventDefault()}
      >
        <TextField label="Tekst" hint="Een hint staat eronder." />
        <TextField label="Tekst die niet klopt" defaultValue="sanne" error="Vul een geldig e-mailadres in." />
        <PasswordField label="Geheim" autoComplete="new-password" />
        <Select
          label="Keuze"
          choices={[
            { value: 'a', label: 'Een' },
            { value: 'b', label: 'Ander' },
          ]}
        />
        <TextArea label="Meer regels" />
        <FileField
          label="Bestand"
          accept="image/png,image/jpeg"
          fileName={fileName}
          onChoose={(file) => setFileName(file?.name)}
        />
        <Checkbox label="Aankruisen" defaultChecked />
        <Switch label="Aan of uit" />
        <Choices legend="Meer keuzes" options={GROUPS} chosen={chosen} onChange={setChosen} />
      </form>
    </Section>
  );
}
