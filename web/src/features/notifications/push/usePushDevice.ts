import { useEffect, useState } from 'react';
import { errorText } from '../../../text/errors.ts';
import { toast } from '../../../ui/toast.ts';
import { pushState, type SwitchedOn, switchPushOff, switchPushOn } from './browserPush.actions.ts';
import { pushText } from './push.text.ts';
import type { PushState } from './pushState.rules.ts';

/** What this browser says of push, and what the switch does; null while it is being asked. */
export function usePushDevice(userId: string, key: string) {
  const [state, setState] = useState<PushState | null>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    let isShown = true;
    const look = () => void pushState(userId).then((found) => isShown && setState(found));
    look();
    // Somebody comes back from the settings of the browser.
    document.addEventListener('visibilitychange', look);
    return () => {
      isShown = false;
      document.removeEventListener('visibilitychange', look);
    };
  }, [userId]);

  const change = async (on: boolean) => {
    setBusy(true);
    try {
      const became: SwitchedOn = on ? await switchPushOn(userId, key) : 'off';
      if (!on) await switchPushOff();
      if (became === 'unreachable') toast(pushText.unreachable, { kind: 'error' });
    } catch (error) {
      toast(pushText.failed, { kind: 'error', description: errorText(error) });
    } finally {
      setState(await pushState(userId));
      setBusy(false);
    }
  };
  return { state, isBusy, change };
}
