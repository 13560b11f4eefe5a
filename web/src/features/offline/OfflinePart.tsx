import { formatNumber } from '@liora/domain/i18n/format';
import { useQuery } from '@tanstack/react-query';
import { Switch } from '../../ui/Switch.tsx';
import { canKeepFiles } from './appFiles.actions.ts';
import { forgetOffline } from './forgetOffline.actions.ts';
import { offlineText } from './offline.text.ts';
import { usedBytes } from './offlineAnswers.store.ts';
import { chooseOffline, useIsOfflineOn } from './offlineSwitch.store.ts';

const MEGABYTE = 1_000_000;
const LOOK_AGAIN_MS = 3_000;

const megabytes = (bytes: number): string =>
  formatNumber(bytes / MEGABYTE, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });

/** Switched off, all of it goes at once; switched on, it is fetched in the background (watchOffline.effects.ts). */
function choose(isOn: boolean): void {
  chooseOffline(isOn);
  if (!isOn) void forgetOffline();
}

/** Whether what is theirs stays readable on this device, and how much of it that takes. */
export function OfflinePart() {
  const isOn = useIsOfflineOn();
  const used = useQuery({
    queryKey: ['offline', 'used', isOn],
    queryFn: usedBytes,
    refetchInterval: LOOK_AGAIN_MS,
    enabled: isOn,
  });
  if (!canKeepFiles()) return <p className="text-ink-2">{offlineText.cannot}</p>;
  const size = isOn && used.data ? megabytes(used.data) : null;
  return (
    <Switch
      label={offlineText.keep}
      note={size === null ? offlineText.keepNote : offlineText.keepNoteWith(size)}
      checked={isOn}
      onCheckedChange={choose}
    />
  );
}
