/** Says that other words were sought than what was typed. */
export const Corrected = ({ q, corrected }: { q: string; corrected: string }) => (
  <>
    Geen resultaten voor &quot;{q}&quot;. Dit zijn de resultaten voor &quot;<b>{corrected}</b>&quot;.
  </>
);

/** Says what was searched without the server. */
export const SearchedHere = () => (
  <>Je bent offline: dit is gevonden in de titels, en in de pagina&apos;s die je eerder opende.</>
);
