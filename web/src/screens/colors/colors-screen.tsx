import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { Color } from '../../api/types';
import { AdminScreen } from '../../components/admin-screen';
import { Button } from '../../components/button';
import { ListState } from '../../components/list-state';
import { ColorDialog, ColorList } from '../../features/colors';
import { useColors } from '../../lib/colors';
import screen from '../../theme/admin-screen.module.css';

/** /admin/colors. */
export function ColorsScreen() {
  const answer = useColors();
  const { data: colors = [] } = answer;
  const [edited, setEdited] = useState<Color | 'new' | null>(null);
  return (
    <AdminScreen
      title="Kleuren"
      count={answer.data && `${colors.length} ${colors.length === 1 ? 'kleur' : 'kleuren'}`}
      actions={
        <Button onClick={() => setEdited('new')}>
          <Plus />
          Kleur toevoegen
        </Button>
      }
    >
      <p className={screen.lead}>
        Wat je hier wijzigt, verandert op alle pagina&apos;s en in de bestanden voor andere programma&apos;s.
        In deze volgorde staan ze overal.
      </p>
      <ColorList colors={colors} onChange={setEdited} />
      <ListState list={answer} empty={answer.data?.length === 0 && 'Er zijn nog geen kleuren.'} />
      {edited && (
        <ColorDialog
          color={edited === 'new' ? null : edited}
          colors={colors}
          onClose={() => setEdited(null)}
        />
      )}
    </AdminScreen>
  );
}
