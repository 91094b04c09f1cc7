import { useRef, useState, type RefObject } from 'react';
import type { Asset } from '../../../api/types';
import { downloadUrl } from '../../../lib/download';
import { useSession } from '../../../lib/session/use-session';
import { useReportError } from '../../../lib/use-report-error';

/** How long the address of a video is good. */
const ADDRESS_MS = 60_000;

/** A video that loads when somebody asks for it. */
export interface VideoState {
  player: RefObject<HTMLVideoElement>;
  /** Where it plays from; null until it is asked for, and when it cannot be played. */
  url: string | null;
  /** Whether the viewer may play it, as far as is known. */
  mayPlay: boolean;
  /** What the button says. */
  label: string;
  load: () => Promise<void>;
  /** After an error of the player. */
  resume: () => Promise<void>;
}

/** Loads a video for whoever may use it; who may not sees that it is there. */
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

  // A jump in the video after its address ran out asks for a new one and goes on there. An earlier error is the video's.
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
