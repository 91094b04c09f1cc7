import { Download } from 'lucide-react';
import { useState, type MouseEvent, type ReactNode } from 'react';
import type { File } from '../api/types';
import { byteSize } from '../lib/byte-size';
import { download } from '../lib/download';
import { addressOf, type Downloadable } from '../lib/download-address';

import { useReportError } from '../lib/use-report-error';
import { ButtonAnchor, type ButtonLook } from './button';

/** 'PNG' */
export const fileType = ({ ext }: Pick<File, 'ext'>): string => ext.replace('.', '').toUpperCase();

const LINES = ['SVG', 'EPS', 'AI'];

/** Whether a file is drawn by lines: it has any size, whatever it was drawn at. */
export const hasAnySize = (file: Pick<File, 'ext'>): boolean => LINES.includes(fileType(file));

/** 'PNG · 2400 × 1120 · 36 KB' */
export function describeFile(file: File): string {
  const { width, height, size, kind } = file;
  const isMeasured = kind !== 'video' && !hasAnySize(file);
  const measures = isMeasured && width && height ? `${width} × ${height}` : '';
  return [fileType(file), measures, byteSize(size)].filter(Boolean).join(' · ');
}

interface DownloadLinkProps extends Omit<ButtonLook, 'iconOnly'> {
  /** What the button's name ends with; left out where `name` says it all. */
  file?: File;
  what: Downloadable;
  /** What is downloaded, for screen readers: as part of the button's name… */
  name?: string;
  /** …or as the id of the text next to it that says so. */
  describedBy?: string;
  /** One more format beside the first: it shows its type only. */
  isChoice?: boolean;
  /** Called once the browser has it. */
  onStarted?: () => void;
  /** A look of its own, with what stands in it. */
  className?: string;
  children?: ReactNode;
}

/**
 * The only download link, always with its label: the browser does the download; logged-in users get a token from the
 * server first. Without script it leads to public files.
 */
export function DownloadLink({
  file,
  what,
  name,
  describedBy,
  isChoice,
  onStarted,
  children,
  ...look
}: DownloadLinkProps) {
  const [busy, setBusy] = useState(false);
  const report = useReportError();
  const start = (event: MouseEvent) => {
    event.preventDefault();
    setBusy(true);
    void download(what)
      .then(onStarted)
      .catch(report)
      .finally(() => setBusy(false));
  };
  return (
    <ButtonAnchor
      {...look}
      href={addressOf(what)}
      download
      busy={busy}
      onClick={start}
      aria-label={
        name === undefined
          ? 'Downloaden'
          : isChoice && file
            ? `Ook als ${describeFile(file)}: ${name}`
            : `Downloaden: ${name}${file ? `, ${describeFile(file)}` : ''}`
      }
      aria-describedby={describedBy}
    >
      {children ?? (
        <>
          {!busy && !isChoice && <Download />}
          <span>{isChoice && file ? fileType(file) : 'Downloaden'}</span>
        </>
      )}
    </ButtonAnchor>
  );
}
