import type { CheckInState } from '@liora/domain/contract/checkIns';
import { readerZone } from '@liora/domain/i18n/format';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { toast } from '../../../ui/toast.ts';
import { checkInsText } from '../checkIns.text.ts';
import { zoneWords } from '../when.rules.ts';
import { ReminderRows } from './ReminderRows.tsx';
import { useErase } from './useErase.ts';
import { useSwitch } from './useSwitch.ts';

interface CheckInSettingsProps {
  state: CheckInState;
  open: boolean;
  onClose: () => void;
}

/** What is the person's own about check-ins, and the switch that is both's. */
export function CheckInSettings({ state, open, onClose }: CheckInSettingsProps) {
  const here = readerZone();
  const { start } = useSwitch();
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={checkInsText.settingsTitle}
      phone="sheet"
    >
      <div className="lines">
        {state.on && <ReminderRows reminder={state.reminder} />}
        {state.on && state.time_zone !== null && (
          <div className="py-3.5">
            <p className="text-label font-semibold">{checkInsText.clock}</p>
            <p className="text-small text-ink-2">{checkInsText.clockNote(zoneWords(state.time_zone))}</p>
            {state.time_zone !== here && (
              <Button variant="text" size="sm" busy={start.isPending} onClick={() => start.mutate(here)}>
                {checkInsText.deviceClock(zoneWords(here))}
              </Button>
            )}
          </div>
        )}
        <p className="py-2">
          <Link to="/us/check-ins" className="text-link inline-flex min-h-11 items-center">
            {checkInsText.earlier}
          </Link>
        </p>
        <div className="grid justify-items-start py-2">
          {state.on && <TurnOff onDone={onClose} />}
          <DeleteAll />
        </div>
      </div>
    </Dialog>
  );
}

function TurnOff({ onDone }: { onDone: () => void }) {
  const [asking, setAsking] = useState(false);
  const { stop } = useSwitch();
  const turnOff = () =>
    stop.mutate(undefined, {
      onSuccess: () => {
        setAsking(false);
        toast(checkInsText.turnedOff);
        onDone();
      },
    });
  return (
    <>
      <Button variant="text" onClick={() => setAsking(true)}>
        {checkInsText.turnOff}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={checkInsText.turnOffTitle}
        description={checkInsText.turnOffLead}
        confirmLabel={checkInsText.turnOff}
        busy={stop.isPending}
        onConfirm={turnOff}
      />
    </>
  );
}

/** Everything that the person ever said in a check-in. */
export function DeleteAll() {
  const [asking, setAsking] = useState(false);
  const erase = useErase(checkInsText.deletedAll);
  return (
    <>
      <Button variant="text" onClick={() => setAsking(true)}>
        {checkInsText.deleteAll}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={checkInsText.deleteAllTitle}
        description={checkInsText.deleteAllLead}
        confirmLabel={checkInsText.deleteAll}
        danger
        busy={erase.isPending}
        onConfirm={() => erase.mutate('all', { onSuccess: () => setAsking(false) })}
      />
    </>
  );
}
