import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useDroppedFiles } from '../../../lib/use-dropped-files';
import { toast } from '../../../lib/toasts/toasts';
import { Button } from '../../../components/button';
import { Dialog } from '../../../components/dialog';
import { ChooseSheet } from './choose-sheet';
import type { SheetColumn } from './import-people';
import { SheetColumns } from './sheet-columns';
import { SheetOutcome } from './sheet-outcome';
import { getSummary, type EditedRows } from './sheet-rows';
import { useSheet } from './use-sheet';

/** Imports a list of people: first a dry run that reports errors, then all or nothing. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  // Survives every step, so that nobody has to paste the list twice.
  const [pasted, setPasted] = useState('');
  const { sheet, outcome, columns, problem, busy, check, mend, write, again } = useSheet();
  const [mended, setMended] = useState<EditedRows>(new Map());
  const take = (file: File) => void check(file.name, 'file', file);
  const over = useDroppedFiles(([file]) => file && take(file));

  const choose = useRef<HTMLDivElement>(null);
  const chooseAgain = (): void => {
    flushSync(() => {
      again();
      setMended(new Map());
    });
    choose.current?.querySelector('input')?.focus();
  };

  async function checkMended(said?: SheetColumn[]) {
    if (await mend(mended, said)) setMended(new Map());
  }

  async function confirm() {
    const done = await write();
    if (!done) return;
    toast.success('De lijst is geïmporteerd.', getSummary(done).replace('Alles klopt: ', ''));
    onClose();
  }

  return (
    <Dialog
      title="Gebruikers importeren"
      width={880}
      onClose={onClose}
      verbs={
        outcome && (
          <>
            <Button variant="soft" onClick={chooseAgain}>
              Andere lijst
            </Button>
            {mended.size > 0 ? (
              <Button busy={busy} onClick={() => void checkMended()}>
                Opnieuw controleren
              </Button>
            ) : (
              <Button
                busy={busy}
                disabled={outcome.failed > 0 || Boolean(problem)}
                onClick={() => void confirm()}
              >
                Importeren
              </Button>
            )}
          </>
        )
      }
    >
      {outcome ? (
        <SheetOutcome
          outcome={outcome}
          fileName={sheet?.name ?? ''}
          columns={
            <SheetColumns columns={columns} problem={problem} onChange={(said) => void checkMended(said)} />
          }
          mended={mended}
          onMend={setMended}
          onCheck={() => void checkMended()}
        />
      ) : (
        <div ref={choose}>
          <ChooseSheet
            fileName={sheet?.source === 'file' ? sheet.name : undefined}
            problems={sheet && problem ? { [sheet.source]: problem } : {}}
            busy={busy}
            over={over}
            text={pasted}
            onText={setPasted}
            onFile={take}
            onPasted={(csv) => void check('de geplakte regels', 'text', new Blob([csv]))}
          />
          {columns.length > 0 && (
            <SheetColumns columns={columns} problem={problem} onChange={(said) => void checkMended(said)} />
          )}
        </div>
      )}
    </Dialog>
  );
}
