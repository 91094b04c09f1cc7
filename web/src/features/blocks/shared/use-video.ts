import { useRef, useState, type RefObject } from 'react';
import type { Asset } from '../../../api/types';
import { downloadUrl } from '../../../lib/start-download';
import { useSession } from '../../../lib/session/use-session';
import { useReportError } from '../../../lib/use-report-error';

/** How long the URL of a video is valid. */
const ADDRESS_MS = 60_000;

interface VideoState {
  player: RefObject<HTMLVideoElement>;
  /** The source URL; null until requested, and when it cannot be played. */
  url: string | null;
  /** Whether the viewer may play it, as far as is known. */
  mayPlay: boolean;
  label: string;
  load: () => Promise<void>;
  resume: () => Promise<void>;
}

/** Loads a video for viewers who may use it; others see that it exists. */
export function useVideo({ id, can }: Asset): VideoState {
  const { profile } = useSession();
  const [url, setUrl] = useState<string | null>(null);
  const [broken, setBroken] = useState(false);
  const loadedAt = useRef(0);
  const player = useRef<HTMLVideoElement>(null);
  const report = useReportError();
  const load = () => {
    loadedAt.current = Date.now();
    return downloadUrl({ of: 'assets', id }).then(setUrl, report);
  };

  // Seeking after the URL has expired requests a new one and continues from there. An earlier error is a problem with
  // the video itself.
  const resume = async (): Promise<void> => {
    if (Date.now() - loadedAt.current < ADDRESS_MS) return setBroken(true);
    const at = player.current?.currentTime ?? 0;
    await load();
    if (player.current) player.current.currentTime = at;
  };

  const refusal = profile ? 'Je groep mag deze video niet afspelen' : 'Log in om deze video af te spelen';
  const label = can.use ? 'Video afspelen' : refusal;
  return {
    player,
    load,
    resume,
    url: broken ? null : url,
    mayPlay: can.use && !broken,
    label: broken ? 'Deze browser kan de video niet afspelen' : label,
  };
}
