import { clsx } from 'clsx';
import { useState } from 'react';
import type { Asset } from '../../../api/types';
import { describeAsset, getTitle } from '../../assets';
import { getDisplayText } from '../../../lib/asset-display';
import { toast } from '../../../lib/toasts/toasts';
import { useReportError } from '../../../lib/use-report-error';
import { Button } from '../../../components/button';
import { Switch } from '../../../components/checkbox';
import { TextField } from '../../../components/text-field';
import styles from './asset-picker.module.css';

/** True when an image still has no description: the file name does not count. */
function isUnnamed({ original, decorative, description, title }: Asset): boolean {
  if (!original?.preview || decorative || getDisplayText(description)) return false;
  return ['', getTitle(original)].includes(getDisplayText(title));
}

interface DescribeAssetProps {
  asset: Asset;
  onStored: (asset: Asset) => void;
}

/** Asks for the name of an image, and for a description (alt text). Use the asset id as its key. */
export function DescribeAsset({ asset, onStored }: DescribeAssetProps) {
  // Computed once: after answering, the editor can still change the description and keeps focus.
  const [asks] = useState(() => isUnnamed(asset));
  const [title, setTitle] = useState(getDisplayText(asset.title));
  const [description, setDescription] = useState('');
  const [decorative, setDecorative] = useState(asset.decorative);
  const [busy, setBusy] = useState(false);
  const report = useReportError();
  if (!asks) return null;
  const said = { title: title.trim(), description: description.trim() };
  const isKept =
    getDisplayText(asset.title) === said.title && getDisplayText(asset.description) === said.description;

  async function store(isDecorative: boolean): Promise<boolean> {
    // The switch responds at once.
    setDecorative(isDecorative);
    setBusy(true);
    try {
      onStored(await describeAsset(asset, { ...said, decorative: isDecorative }));
      return true;
    } catch (thrown) {
      setDecorative(asset.decorative);
      report(thrown);
      return false;
    } finally {
      setBusy(false);
    }
  }
  async function describe(): Promise<void> {
    if (isKept || busy) return;
    const isOfName = getDisplayText(asset.description) === said.description;
    if (await store(decorative))
      toast.success(isOfName ? 'De naam is bewaard.' : 'De omschrijving is bewaard.');
  }

  return (
    <div role="group" aria-label="Tekst bij het beeld" className={clsx('stack rounded', styles.describe)}>
      <TextField
        label="Naam"
        hint="Zo heet het in de assets en als iemand het downloadt."
        value={title}
        maxLength={255}
        onChange={(event) => setTitle(event.target.value)}
        onBlur={() => void describe()}
        onKeyDown={(event) => event.key === 'Enter' && void describe()}
      />
      <TextField
        label="Omschrijving"
        hint="Wat is erop te zien? Wie het beeld niet ziet, hoort deze tekst."
        value={description}
        maxLength={5000}
        disabled={decorative}
        onChange={(event) => setDescription(event.target.value)}
        onBlur={() => void describe()}
        onKeyDown={(event) => event.key === 'Enter' && void describe()}
      />
      <Switch
        label="Decoratief"
        hint="Het beeld zegt niets wat er niet al staat."
        checked={decorative}
        onChange={(event) => void store(event.target.checked)}
      />
      {/* A disabled button would lose focus once the text is saved. */}
      <Button variant="soft" small busy={busy} aria-disabled={isKept} onClick={() => void describe()}>
        Bewaren
      </Button>
    </div>
  );
}
