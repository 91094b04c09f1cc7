import useSWR from 'swr';
import type { components } from '../../api/schema';
import { api, unwrap } from '../../lib/api/client';
import { swrKey } from '../../lib/swr-keys';
import { UsageList } from '../usage';
import styles from './colors.module.css';

type ColorDetail = components['schemas']['ColorDetail'];

/** The pages that show a colour, by a block or in one of its options. */
export function ColorUses({ id }: { id: string }) {
  const { data } = useSWR<ColorDetail, unknown>(swrKey('colors', 'one', id), () =>
    unwrap(api.GET('/colors/{id}', { params: { path: { id } } })),
  );
  if (!data) return null;
  return (
    <section className={styles.uses} aria-labelledby="kleur-gebruikt">
      <h3 id="kleur-gebruikt">Gebruikt op</h3>
      <UsageList usages={data.used_on ?? []} />
    </section>
  );
}
