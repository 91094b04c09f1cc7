import { clsx } from 'clsx';
import { Download, FileUp } from 'lucide-react';
import { Button } from '../../../components/button';
import { FileField } from '../../../components/file-field';
import { TextArea } from '../../../components/text-area';
import { downloadExample } from './example';
import styles from './import-dialog.module.css';
import type { Source } from './use-sheet';

interface ChooseSheetProps {
  fileName: string | undefined;
  /** The server's error about the list as a whole, by where it came from. */
  problems: Partial<Record<Source, string>>;
  busy: boolean;
  over: boolean;
  text: string;
  onText: (text: string) => void;
  onFile: (file: File) => void;
  onPasted: (csv: string) => void;
}

export function ChooseSheet(props: ChooseSheetProps) {
  const { fileName, problems, busy, over, text, onText, onFile, onPasted } = props;
  return (
    <div className={clsx('stack', styles.choose)}>
      <p>
        Eén regel per persoon, met een kop erboven. Wie nog geen account heeft, krijgt er een, met een
        uitnodiging per mail. Wie er al een heeft, wordt gewijzigd waar de lijst iets anders zegt. Je ziet
        eerst wat er gaat gebeuren, en welke kolommen zijn herkend.
      </p>
      <div>
        <Button variant="soft" small onClick={downloadExample}>
          <Download />
          Voorbeeld downloaden
        </Button>
      </div>
      <div className={over ? styles.over : styles.drop}>
        <FileUp />
        <p aria-hidden="true">
          {over ? 'Laat los om te controleren.' : 'Sleep een CSV-bestand hierheen, of:'}
        </p>
        <FileField
          label="CSV-bestand"
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          fileName={fileName}
          error={problems.file}
          onChoose={(file) => file && onFile(file)}
        />
      </div>
      <TextArea
        label="Of plak de regels"
        rows={5}
        value={text}
        spellCheck={false}
        placeholder="voornaam;achternaam;e-mailadres;rol;groepen;omschrijving"
        hint="Ook cellen uit een rekenblad, met de kop erbij."
        error={problems.text}
        onChange={(event) => onText(event.target.value)}
      />
      <div>
        <Button variant="soft" busy={busy} disabled={text.trim() === ''} onClick={() => onPasted(text)}>
          Regels controleren
        </Button>
      </div>
    </div>
  );
}
