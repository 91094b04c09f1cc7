import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { Preset } from '../../api/types';
import { AdminScreen } from '../../components/admin-screen';
import { Button } from '../../components/button';
import { ListState } from '../../components/list-state';
import { PresetDialog, PresetList, usePresets } from '../../features/presets';
import { useColors } from '../../lib/colors';
import screen from '../../theme/admin-screen.module.css';

/** /admin/presets. */
export function PresetsScreen() {
  const answer = usePresets();
  const { data: presets = [] } = answer;
  const { data: colors = [] } = useColors();
  const [edited, setEdited] = useState<Preset | 'new' | null>(null);
  return (
    <AdminScreen
      title="Formaten"
      count={answer.data && `${presets.length} ${presets.length === 1 ? 'formaat' : 'formaten'}`}
      actions={
        <Button onClick={() => setEdited('new')}>
          <Plus />
          Formaat toevoegen
        </Button>
      }
    >
      <p className={screen.lead}>
        In deze formaten kan iedereen een beeld ophalen, naast de bestanden die je zelf klaarzet. Het portaal
        tekent ze zodra iemand erom vraagt, en biedt per beeld aan wat zin heeft: een foto wordt nooit
        vergroot.
      </p>
      <PresetList presets={presets} colors={colors} onChange={setEdited} />
      <ListState list={answer} empty={answer.data?.length === 0 && 'Er zijn nog geen formaten.'} />
      {edited && (
        <PresetDialog
          preset={edited === 'new' ? null : edited}
          colors={colors}
          onClose={() => setEdited(null)}
        />
      )}
    </AdminScreen>
  );
}
