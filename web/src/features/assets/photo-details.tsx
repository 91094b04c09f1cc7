import { clsx } from 'clsx';
import { useRef, useState } from 'react';
import type { components } from '../../api/schema';
import { Button } from '../../components/button';
import { toast } from '../../lib/toasts/toasts';
import { useReportError } from '../../lib/use-report-error';
import { removePhotoLocation } from './library/writes';
import styles from './photo-details.module.css';

type PhotoDetail = NonNullable<components['schemas']['Asset']['carries']>[number];

const NAMES: Record<PhotoDetail, string> = {
  place: 'plaats',
  maker: 'naam van de maker',
  owner: 'naam van de eigenaar',
  rights: 'rechten',
  camera: 'soort camera',
  serial: 'serienummer',
  description: 'beschrijving',
  remark: 'opmerking',
  moment: 'datum en tijd',
  thumbnail: 'kleine versie van het beeld',
};

/** 'Plaats, naam van de maker' */
function inWords(sayings: readonly PhotoDetail[]): string {
  const words = sayings.map((saying) => NAMES[saying]).join(', ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

interface PhotoDetailsProps {
  id: string;
  sayings: readonly PhotoDetail[];
}

/** The personal details in the metadata of an asset's original photo, with a button to remove the location. */
export function PhotoDetails({ id, sayings }: PhotoDetailsProps) {
  const [busy, setBusy] = useState(false);
  const [isTaken, setTaken] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const report = useReportError();
  if (sayings.length === 0 && !isTaken) return null;

  async function take(): Promise<void> {
    setBusy(true);
    try {
      await removePhotoLocation(id);
      toast.success('De plaats is uit het bestand. Het oude bestand blijft bewaard.');
      setTaken(true);
      // The button goes.
      box.current?.focus();
    } catch (thrown) {
      report(thrown);
    } finally {
      setBusy(false);
    }
  }

  return (
    <div ref={box} tabIndex={-1} className={clsx('stack gap-1 panel text-sm breaks', styles.sayings)}>
      <p className="meta">In het bestand staat ook</p>
      <p>{sayings.length > 0 ? inWords(sayings) : 'Niets meer'}</p>
      {sayings.includes('place') && (
        <>
          <p className="meta">
            Wie het bestand downloadt, leest dat mee. In voorvertoningen en formaten staat het niet.
          </p>
          <Button variant="paper" small busy={busy} onClick={() => void take()}>
            Zonder plaats bewaren
          </Button>
        </>
      )}
    </div>
  );
}
