import { restoreOriginal } from './library/writes';
import { EarlierList } from './earlier-list';
import { useEarlierOriginals } from './use-asset';

/** Earlier originals of an asset, each of which can be the original again. */
export function EarlierOriginals({ id }: { id: string }) {
  const { data: originals = [] } = useEarlierOriginals(id);
  if (originals.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="eerder">
      <h3 id="eerder" tabIndex={-1}>
        Eerdere bestanden
      </h3>
      <EarlierList
        earlier={originals}
        onRestore={(original) => restoreOriginal(id, original.id)}
        getSaid={(name) => `${name} staat weer overal waar deze asset staat.`}
        heading="eerder"
      />
    </section>
  );
}
