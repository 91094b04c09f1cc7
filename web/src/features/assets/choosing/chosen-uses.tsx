import pLimit from 'p-limit';
import useSWR from 'swr';
import { api, unwrap } from '../../../lib/api/client';
import { swrKey } from '../../../lib/swr-keys';
import { byPage } from '../../usage';

/** As many are asked for at once. */
const atOnce = pLimit(6);

/** The titles of the pages that use any of these assets. */
const useUses = (ids: readonly string[]) =>
  useSWR<string[], unknown>(swrKey('assets', 'uses', ids.join(' ')), async () => {
    const read = (id: string) => atOnce(() => unwrap(api.GET('/assets/{id}', { params: { path: { id } } })));
    const assets = await Promise.all(ids.map(read));
    return byPage(assets.flatMap((asset) => asset.used_on ?? [])).map(
      ({ page }) => page.title || 'Zonder titel',
    );
  });

/** Which pages get an empty place, before the chosen assets are deleted. */
export function ChosenUses({ ids }: { ids: readonly string[] }) {
  const { data: pages, error } = useUses(ids);
  const [them, they] = ids.length === 1 ? ['hem', 'staat hij'] : ['ze', 'staan ze'];
  const back = `Bij Verwijderd kun je ${them} nog dertig dagen terugzetten; dan ${they} ook weer op hun plek.`;
  if (error) return <p>Op pagina’s die ze gebruiken, blijft een lege plek. {back}</p>;
  if (!pages) return <p aria-busy="true">Kijken op welke pagina’s ze staan…</p>;
  if (pages.length === 0)
    return (
      <p>
        Geen pagina gebruikt {them}. {back}
      </p>
    );
  return (
    <>
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
