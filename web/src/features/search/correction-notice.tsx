/** Reports that a search was corrected. */
export const CorrectionNotice = ({ q, corrected }: { q: string; corrected: string }) => (
  <>
    Geen resultaten voor &quot;{q}&quot;. Dit zijn de resultaten voor &quot;<b>{corrected}</b>&quot;.
  </>
);

/** Reports what was searched offline. */
export const OfflineSearchNotice = () => (
  <>Je bent offline: dit is gevonden in de titels, en in de pagina&apos;s die je eerder opende.</>
);
