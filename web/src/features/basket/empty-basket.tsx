import { clsx } from 'clsx';
import { ButtonLink } from '../../components/button';
import { EmptyState } from '../../components/empty-state';
import styles from './drawer.module.css';

export const EmptyBasket = ({ onLeave }: { onLeave: () => void }) => (
  <div className={clsx('stack gap-3', styles.body)}>
    <EmptyState
      title="Je mandje is leeg"
      actions={
        <ButtonLink to="/bestanden" onClick={onLeave}>
          Alle bestanden
        </ButtonLink>
      }
    >
      Zet er bestanden in op een pagina, bij het zoeken of in de bibliotheek, en download ze in één keer.
    </EmptyState>
  </div>
);
