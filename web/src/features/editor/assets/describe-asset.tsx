import { useState } from 'react';
import type { Asset } from '../../../api/types';
import { describeAsset, getTitle } from '../../assets';
import { shownText } from '../../../lib/shown-asset';
import { toast } from '../../../lib/toasts/toasts';
import { useReportError } from '../../../lib/use-report-error';
import { Button } from '../../../components/button';
import { Switch } from '../../../components/checkbox';
import { TextField } from '../../../components/text-field';
import styles from './asset-picker.module.css';

/** True when an image still has no description: the file name does not count. */
function isUnnamed({ original, decorative, description, title }: Asset): boolean {
  if (!original?.preview || decorative || shownText(description)) return false;
  return ['', getTitle(original)].includes(shownText(title));
}

interface DescribeAssetProps {
  asset: Asset;
  onStored: (asset: Asset) => void;
}

/** Asks for a description of an image (alt text). Use the asset id as its key. */
export function DescribeAsset({ asset, onStored }: DescribeAssetProps) {
  // Computed once: after answering, the editor can still change the description and keeps focus.
  const [asks] = useState(() => isUnnamed(asset));
  const [description, setDescription] = useState('');
  const [decorative, setDecorative] = useState(asset.decorative);
  const [busy, setBusy] = useState(false);
  const report = useReportError();
  if (!asks) return null;
  const isKept = shownText(asset.description) === description.trim();

  async function store(said: { description: string; decorative: boolean }): Promise<boolean> {
    // The switch responds at once.
    setDecorative(said.decorative);
    setBusy(true);
    try {
      onStored(await describeAsset(asset, said));
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
    if (isKept || busy || decorative) return;
    const isStored = await store({ description: description.trim(), decorative: false });
    if (isStored) toast.success('De omschrijving is bewaard.');
  }

  return (
    <div role="group" aria-label="Tekst bij het beeld" className={styles.describe}>
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
        onChange={(event) =>
          void store({ description: description.trim(), decorative: event.target.checked })
        }
      />
      {/* A disabled button would lose focus once the text is saved. */}
      <Button
        variant="soft"
        small
        busy={busy}
        aria-disabled={isKept || decorative}
        onClick={() => void describe()}
      >
        Omschrijving bewaren
      </Button>
    </div>
  );
}
