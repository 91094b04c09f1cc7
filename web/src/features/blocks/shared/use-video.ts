import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Asset } from '../../../api/types';
import { downloadUrl, readDownload } from '../../../lib/start-download';
import { useSession } from '../../../lib/session/use-session';
import { useReportError } from '../../../lib/use-report-error';

/** How long the URL of a video is valid. */
const ADDRESS_MS = 60_000;

interface VideoState {
  player: RefObject<HTMLVideoElement>;
  /** The source URL; null until requested, and when it cannot be played. */
  url: string | null;
  /** The URL of what is said in it, as text; null when there is none. */
  captions: string | null;
  /** Whether the viewer may play it, as far as is known. */
  mayPlay: boolean;
  /** Whether browsers cannot show it, or this one did not. */
  isUnplayable: boolean;
  label: string;
  load: () => Promise<void>;
  resume: () => Promise<void>;
  /** Looks whether there is anything to see. */
  check: () => void;
}

/** The captions of an asset, as the address of a copy: their own is valid for a minute, and a player may ask later. */
async function readCaptions({ files }: Asset): Promise<string | null> {
  const found = files.find(({ kind }) => kind === 'captions');
  if (!found) return null;
  const answer = await readDownload({ of: 'files', id: found.id });
  return answer.ok ? URL.createObjectURL(await answer.blob()) : null;
}

/** Loads a video for viewers who may use it; others see that it exists. */
export function useVideo(asset: Asset): VideoState {
  const { id, can, original } = asset;
  const { profile } = useSession();
  const [url, setUrl] = useState<string | null>(null);
  const [captions, setCaptions] = useState<string | null>(null);
  const [broken, setBroken] = useState(false);
  const loadedAt = useRef(0);
  const player = useRef<HTMLVideoElement>(null);
  const report = useReportError();
  const isUnplayable = broken || original?.plays === false;

  useEffect(() => () => URL.revokeObjectURL(captions ?? ''), [captions]);

  const load = async (): Promise<void> => {
    loadedAt.current = Date.now();
    try {
      // First: a player that has started shows no captions that come later.
      if (captions === null) setCaptions(await readCaptions(asset));
      setUrl(await downloadUrl({ of: 'assets', id }));
    } catch (error) {
      report(error);
    }
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
  return {
    player,
    load,
    resume,
    check: () => setBroken(player.current?.videoWidth === 0),
    url: isUnplayable ? null : url,
    captions,
    mayPlay: can.use && !isUnplayable,
    isUnplayable,
    label: can.use ? 'Video afspelen' : refusal,
  };
}
