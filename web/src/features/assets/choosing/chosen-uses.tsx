import useSWR from 'swr';
import { swrKey } from '../../../lib/swr-keys';
import { StableUses } from '../../stable-addresses';
import { loadUses, type Uses } from './load-uses';

const useUses = (ids: readonly string[]) =>
  useSWR<Uses, unknown>(swrKey('assets', 'uses', ids.join(' ')), () => loadUses(ids));

/** Which pages and other sites get an empty place, before the chosen assets are deleted. */
export function ChosenUses({ ids }: { ids: readonly string[] }) {
  const { data: uses, error } = useUses(ids);
  const [them, they] = ids.length === 1 ? ['hem', 'staat hij'] : ['ze', 'staan ze'];
  const back = `Bij Verwijderd kun je ${them} nog dertig dagen terugzetten; dan ${they} ook weer op hun plek.`;
  if (error) return <p>Op pagina’s die ze gebruiken, blijft een lege plek. {back}</p>;
  if (!uses) return <p aria-busy="true">Kijken op welke pagina’s ze staan…</p>;
  const { pages, stable } = uses;
  const elsewhere = <StableUses uses={stable} of={ids.length} />;
  if (pages.length === 0)
    return (
      <>
        {elsewhere}
        <p>
          Geen pagina gebruikt {them}. {back}
        </p>
      </>
    );
  return (
    <>
      {elsewhere}
      <p>
        {pages.length === 1
          ? 'Op één pagina blijft een lege plek:'
          : `Op ${pages.length} pagina’s blijft een lege plek:`}
      </p>
      <ul>
        {pages.map((title, index) => (
          <li key={index}>{title}</li>
        ))}
      </ul>
      <p>{back}</p>
    </>
  );
}
