import { PrintedGuide } from '../../features/printing';

/** /huisstijl/afdrukken: all pages that the viewer may read, on paper. */
export default function PrintedGuideScreen() {
  return <PrintedGuide />;
}
