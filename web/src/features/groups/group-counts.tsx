import { clsx } from 'clsx';
import { useGroupUsage } from './api';
import styles from './rights-matrix.module.css';

const count = (number: number | undefined, one: string, more: string): string =>
  number === undefined ? '…' : `${number} ${number === 1 ? one : more}`;

export function GroupCounts({ id }: { id: string }) {
  const { data, error } = useGroupUsage(id);
  if (error && !data) {
    return (
      <td className={clsx('soft tabular', styles.count)} colSpan={2}>
        Niet bekend
      </td>
    );
  }
  return (
    <>
      <td className={clsx('soft tabular', styles.count)}>{count(data?.members, 'lid', 'leden')}</td>
      <td className={clsx('soft tabular', styles.count)}>
        {count(data?.pages.length, 'pagina', 'pagina’s')}
      </td>
    </>
  );
}
