import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../components/badge';
import { Button, ButtonLink } from '../../components/button';
import { dutchNumber } from '../../lib/byte-size';
import { fullDay } from '../../lib/dates/amsterdam-time';
import { toast } from '../../lib/toasts/toasts';
import { useReportError } from '../../lib/use-report-error';
import { removeMiss, type Miss, type Synonym } from './api';
import table from '../../components/data-table.module.css';
import styles from './search-words.module.css';
import { asTitle, findSynonym } from './words';

interface MissTableProps {
  misses: readonly Miss[];
  synonyms: readonly Synonym[];
  /** Opens the dialog for a synonym of this term. */
  onSynonym: (term: string) => void;
  onRemoved: () => void;
}

/** Terms that found nothing, with the actions for an admin. */
export function MissTable({ misses, synonyms, onSynonym, onRemoved }: MissTableProps) {
  const [leaving, setLeaving] = useState<string | null>(null);
  const report = useReportError();

  const remove = (term: string): void => {
    setLeaving(term);
    void removeMiss(term)
      .then(() => {
        toast.success(`‘${term}’ is van de lijst.`);
        onRemoved();
      })
      .catch(report)
      .finally(() => setLeaving(null));
  };

  return (
    <table className={clsx(table.table, table.wide, styles.table)}>
      <caption className="sr">Niet gevonden</caption>
      <thead>
        <tr>
          <th scope="col">Zoekwoord</th>
          <th scope="col">Gezocht</th>
          <th scope="col">Laatst</th>
          <th scope="col">
            <span className="sr">Wat je kunt doen</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {misses.map(({ term, count, last }) => (
          <tr key={term}>
            <th scope="row" className={clsx('span-all breaks strong', styles.term)}>
              {term}
              {findSynonym(synonyms, term) && (
                <Badge className={styles.known}>
                  <Check />
                  Heeft een synoniem
                </Badge>
              )}
            </th>
            <td>{count === 1 ? '1 keer' : `${dutchNumber(count)} keer`}</td>
            <td>
              <span className={styles.narrow}>laatst op </span>
              {fullDay(last)}
            </td>
            <td className={clsx('cluster', styles.actions)}>
              <ButtonLink
                variant="soft"
                small
                to="/huisstijl/create"
                state={{ title: asTitle(term) }}
                aria-label={`Maak pagina: ${term}`}
              >
                Maak pagina
              </ButtonLink>
              <Button
                variant="soft"
                small
                aria-label={`Maak synoniem: ${term}`}
                onClick={() => onSynonym(term)}
              >
                Maak synoniem
              </Button>
              <Button
                variant="quiet"
                small
                busy={leaving === term}
                aria-label={`Weg ermee: ${term}`}
                onClick={() => remove(term)}
              >
                Weg ermee
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
