import { clsx } from 'clsx';
import { Download } from 'lucide-react';
import { Badge, StatusBadge } from '../../components/badge';
import { Button, buttonClass } from '../../components/button';
import { Menu } from '../../components/menu';
import { Skeleton } from '../../components/skeleton';
import { useGuidePath } from '../page-tree';
import { Section } from './section';
import styles from './elements.module.css';

export function Buttons() {
  const guide = useGuidePath();
  return (
    <>
      <Section title="Knoppen">
        <p className="cluster">
          <Button>Opslaan</Button>
          <Button variant="soft">
            <Download />
            Downloaden
          </Button>
          <Button variant="quiet">Annuleren</Button>
          <Button variant="danger">Verwijderen</Button>
          <Button small>Klein</Button>
          <Button busy>Bezig</Button>
          <Button disabled>Kan niet</Button>
        </p>
        <div className="cluster">
          <Menu
            className={buttonClass({ variant: 'soft' })}
            items={[
              { label: 'Naar home', to: '/' },
              { label: 'Naar de huisstijl', to: guide },
            ]}
          >
            Menu met twee plekken
          </Menu>
        </div>
      </Section>
      <Section title="Labels">
        <p className="cluster">
          <StatusBadge status="draft" />
          <StatusBadge status="published" />
          <StatusBadge status="modified" />
          <Badge kind="info">Gepland</Badge>
          <Badge>Openbaar</Badge>
        </p>
      </Section>
      <Section title="Nog onderweg">
        <div className={clsx('stack', styles.stack)}>
          <Skeleton width="60%" height={32} />
          <Skeleton />
          <Skeleton width="80%" />
        </div>
      </Section>
    </>
  );
}
