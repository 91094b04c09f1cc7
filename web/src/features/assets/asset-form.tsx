import { clsx } from 'clsx';
import { Switch } from '../../components/checkbox';
import { Form } from '../../components/form';
import { Select } from '../../components/select';
import { TextArea } from '../../components/text-area';
import { TextField } from '../../components/text-field';
import { useColorNames } from '../../lib/colors';
import { StableUses } from '../stable-addresses';
import styles from './asset-details.module.css';
import { AssetOriginal } from './asset-original';
import { AssetPicture } from './asset-picture';
import { TagsField } from './tags-field';
import type { AssetDetail } from './use-asset';
import type { AssetFormState } from './use-asset-form';

const OUTLINED = [
  { value: 'default', label: 'Zonder kader' },
  { value: 'outlined', label: 'Met kader' },
];

const BACKGROUNDS = [
  { value: 'transparent', label: 'Doorzichtig' },
  { value: 'white', label: 'Wit' },
  { value: 'blue', label: 'Blauw' },
  { value: 'blueDark', label: 'Nachtblauw' },
  { value: 'purple', label: 'Paars' },
];

interface AssetFormProps {
  /** The form's id, so that a button elsewhere can submit it. */
  id: string;
  asset: AssetDetail | undefined;
  form: AssetFormState;
}

export function AssetForm({ id, asset, form }: AssetFormProps) {
  const { write, change, errors } = form;
  const { settings } = write;
  const names = useColorNames();
  const backgrounds = BACKGROUNDS.map(({ value, label }) => ({ value, label: names[value] ?? label }));
  const original = <AssetOriginal asset={asset} form={form} />;
  return (
    <Form id={id} saving={form} className="stack" onSubmit={form.submit}>
      {/* What a new asset needs comes first. */}
      {!asset && original}
      <AssetPicture asset={asset} form={form} />
      <TextField
        label="Titel"
        optional
        value={write.title}
        error={errors.title}
        maxLength={255}
        onChange={(event) => change({ title: event.target.value })}
      />
      <TextArea
        label="Omschrijving"
        optional
        hint="Wat is erop te zien? Wie het beeld niet ziet, hoort deze tekst."
        rows={3}
        value={write.description}
        error={errors.description}
        onChange={(event) => change({ description: event.target.value })}
      />
      <Switch
        label="Decoratief"
        hint="Het beeld zegt niets wat er niet al staat. Wie het niet ziet, hoort er niets van."
        checked={write.decorative}
        onChange={(event) => change({ decorative: event.target.checked })}
      />
      <Switch
        label="Privé"
        hint="Ook op een openbare pagina zien alleen groepen deze asset."
        checked={write.isPrivate}
        onChange={(event) => change({ isPrivate: event.target.checked })}
      />
      {write.isPrivate && asset?.isPrivate === false && (
        <StableUses uses={asset.stable_uses} className={clsx('rounded text-sm', styles.notice)} />
      )}
      <TagsField
        label="Labels"
        hint="Om in deze lijst terug te vinden. Alleen beheerders zien ze."
        tags={write.tags}
        error={errors.tags}
        onChange={(tags) => change({ tags })}
      />
      <div className={clsx('grid', styles.pair)}>
        <Select
          label="Kader"
          choices={OUTLINED}
          value={settings.outlined}
          onChange={(event) => change({ settings: { ...settings, outlined: event.target.value } })}
        />
        <Select
          label="Achtergrond"
          choices={backgrounds}
          value={settings.backgroundColor}
          onChange={(event) => change({ settings: { ...settings, backgroundColor: event.target.value } })}
        />
      </div>
      {asset && original}
    </Form>
  );
}
