import { useEffect } from 'react';
import { isOffline } from '../lib/isOffline.ts';
import { toast } from './toast.ts';
import { uiText } from './ui.text.ts';

interface PartLostProps {
  /** Closes what was asked for, so that it can be asked for again. */
  onLost: () => void;
  /** Nothing is said: something else stands in its place. */
  quiet?: boolean;
}

/** In place of a part whose code did not arrive: that is said, and the screen around it stays as it was. */
export function PartLost({ onLost, quiet = false }: PartLostProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is lost
  useEffect(() => {
    const description = isOffline() ? uiText.offline : uiText.partFailedText;
    if (!quiet) toast(uiText.partFailed, { kind: 'error', description });
    onLost();
  }, []);
  return null;
}
