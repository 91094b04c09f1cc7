import { clsx } from 'clsx';
import { TriangleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../../components/button';
import { changeText, getTrouble, formatMoment, splitCue, stayUntil, type Cue } from './cues';
import styles from './captions.module.css';

interface CueRowProps {
  cues: readonly Cue[];
  index: number;
  cue: Cue;
  isPlaying: boolean;
  onChange: (cues: Cue[]) => void;
  onJump: (moment: number) => void;
}

/** A line of captions: when, what, and what is wrong with it. */
export function CueRow({ cues, index, cue, isPlaying, onChange, onJump }: CueRowProps) {
  const { start, end, text } = cue;
  const row = useRef<HTMLLIElement>(null);
  const trouble = getTrouble(cues, index);
  const when = formatMoment(start);
  useEffect(() => {
    // Focus stays for users who write elsewhere in the list.
    const isWritten = document.activeElement instanceof HTMLTextAreaElement;
    if (isPlaying && !isWritten) row.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [isPlaying]);
  return (
    <li ref={row} className={clsx('grid rounded', styles.cue)} aria-current={isPlaying || undefined}>
      <button
        type="button"
        className={clsx('text-sm strong tabular', styles.time)}
        aria-label={`Ga naar ${when}`}
        onClick={() => onJump(start)}
      >
        {when}
      </button>
      <textarea
        rows={2}
        aria-label={`Tekst vanaf ${when}`}
        value={text}
        onChange={(event) => onChange(changeText(cues, index, event.target.value))}
      />
      <span className={clsx('soft tabular', styles.end)}>tot {formatMoment(end)}</span>
      {trouble && (
        <div className={clsx('cluster', styles.trouble)}>
          <p className="line">
            <TriangleAlert />
            {trouble.words}
          </p>
          {trouble.canSplit && (
            <Button variant="soft" small onClick={() => onChange(splitCue(cues, index))}>
              Maak er twee van<span className="sr">: {when}</span>
            </Button>
          )}
          {trouble.until !== null && (
            <Button
              variant="soft"
              small
              onClick={() => trouble.until !== null && onChange(stayUntil(cues, index, trouble.until))}
            >
              Laat staan tot {formatMoment(trouble.until)}
              <span className="sr">: {when}</span>
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
