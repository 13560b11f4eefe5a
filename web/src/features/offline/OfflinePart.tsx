import { formatNumber } from '@liora/domain/i18n/format';
import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@tanstack/react-store';
import { WifiOff } from 'lucide-react';
import { useState } from 'react';
import { waitingCounts } from '../../lib/writeThrough.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { SecurityRow } from '../accounts/security/SecurityRow.tsx';
import { opensOffline } from './appFiles.actions.ts';
import { forgetOffline } from './forgetOffline.actions.ts';
import { offlineText } from './offline.text.ts';
import { usedBytes } from './offlineAnswers.store.ts';
import { chooseOffline, useIsOfflineOn } from './offlineSwitch.store.ts';
import { outboxText } from './outbox/outbox.text.ts';

const MEGABYTE = 1_000_000;
const LOOK_AGAIN_MS = 3_000;

const megabytes = (bytes: number): string =>
  formatNumber(bytes / MEGABYTE, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });

/** Switched off, all of it goes at once, what waits to be sent included; switched on, it is fetched in the background (watchOffline.effects.ts). */
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
  const { waiting, refused } = useSelector(waitingCounts);
  const [asking, setAsking] = useState(false);
  const unsent = waiting + refused;
  const size = isOn && used.data ? megabytes(used.data) : null;
  if (!opensOffline())
    return <SecurityRow icon={<WifiOff />} title={offlineText.title} note={offlineText.cannot} />;
  return (
    <SecurityRow
      icon={<WifiOff />}
      title={offlineText.title}
      note={size === null ? offlineText.note : offlineText.noteWith(size)}
    >
      <Button
        variant="quiet"
        size="sm"
        aria-label={isOn ? offlineText.turnOffLong : offlineText.turnOnLong}
        onClick={() => (isOn && unsent > 0 ? setAsking(true) : choose(!isOn))}
      >
        {isOn ? offlineText.turnOff : offlineText.turnOn}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={outboxText.turnOffTitle}
        description={outboxText.turnOffText(unsent)}
        confirmLabel={outboxText.turnOff}
        onConfirm={() => {
          setAsking(false);
          choose(false);
        }}
        danger
      />
    </SecurityRow>
  );
}
