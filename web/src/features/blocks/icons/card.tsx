import { clsx } from 'clsx';
import { Copy, Download } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { Color } from '../../../api/types';
import { Button } from '../../../components/button';
import { Segments } from '../../../components/segments';
import { copyLater } from '../../../lib/copy-text';
import { download } from '../../../lib/download';
import type { Downloadable } from '../../../lib/download-address';
import { readDownload, saveFile } from '../../../lib/start-download';
import { useReportError } from '../../../lib/use-report-error';
import { NotForYou } from '../shared/why-not';
import styles from './card.module.css';
import { IconPicture } from './icon-picture';
import type { Icon } from './icons';
import { toPng } from '../../../lib/to-png';

const SIZES = [
  { value: '48', label: '48 px' },
  { value: '192', label: '192 px' },
  { value: '512', label: '512 px' },
] as const;

type Size = (typeof SIZES)[number]['value'];

const readSvg = async (file: Downloadable, ink: Color | null): Promise<string> => {
  const svg = await (await readDownload(file)).text();
  if (!ink) return svg;
  const { recolour } = await import('cms/shared/recolour');
  return recolour(svg, ink.hex);
};

interface ActionProps {
  look?: 'primary' | 'paper' | 'quiet';
  icon?: ReactNode;
  run: () => Promise<void>;
  children: string;
}

function Action({ look = 'paper', icon, run, children }: ActionProps) {
  const [busy, setBusy] = useState(false);
  const report = useReportError();
  const start = () => {
    setBusy(true);
    void run()
      .catch(report)
      .finally(() => setBusy(false));
  };
  return (
    <Button variant={look} small busy={busy} onClick={start}>
      {!busy && icon}
      <span>{children}</span>
    </Button>
  );
}

interface CardProps {
  icon: Icon;
  ink: Color | null;
}

/** What one takes away of a pictogram, in its colour. The source comes with the first click. */
function Actions({ icon: { asset, svg }, ink }: CardProps) {
  const [size, setSize] = useState<Size>('192');
  if (!svg) return <p className="meta">Van dit pictogram is er geen SVG.</p>;
  if (!asset.can.use) return <NotForYou kind={svg.kind} />;
  const file: Downloadable = { of: 'files', id: svg.id };
  const name = [svg.name.replace(/\.svg$/i, ''), ink?.token].filter(Boolean).join('-');
  const pixels = `${size} pixels`;
  const fetchSvg = async (type: string) => new Blob([await readSvg(file, ink)], { type });
  const drawPng = async () => toPng(await readSvg(file, ink), { longest: Number(size) });
  return (
    <div className="stack gap-1">
      <Action
        look="primary"
        icon={<Copy />}
        run={() => copyLater('text/plain', fetchSvg('text/plain'), `${asset.title} gekopieerd als SVG`)}
      >
        Kopieer SVG
      </Action>
      <Action
        icon={<Download />}
        run={async () => (ink ? saveFile(await fetchSvg('image/svg+xml'), `${name}.svg`) : download(file))}
      >
        Download SVG
      </Action>
      <div className={clsx('grid gap-1', styles.png)}>
        <Segments legend="Grootte van de PNG" options={SIZES} value={size} onChange={setSize} />
        <Action run={() => copyLater('image/png', drawPng(), `${asset.title} gekopieerd als PNG, ${pixels}`)}>
          Kopieer PNG
        </Action>
        <Action run={async () => saveFile(await drawPng(), `${name}-${size}px.png`)}>Download PNG</Action>
      </div>
    </div>
  );
}

/** A pictogram in three sizes, with what it is for and how to take it away. */
export function Card({ icon, ink }: CardProps) {
  const { title, description } = icon.asset;
  return (
    <section className={clsx('stack panel', styles.card)} aria-label={title} data-screen-only>
      <div className={clsx('line gap-3 card', styles.show)}>
        {[96, 48, 24].map((size) => (
          <IconPicture key={size} icon={icon} size={size} />
        ))}
      </div>
      <div>
        <p className={clsx('strong', styles.name)}>{title}</p>
        {description && <p className={clsx('small', styles.about)}>{description}</p>}
      </div>
      <Actions key={icon.asset.id} icon={icon} ink={ink} />
    </section>
  );
}
