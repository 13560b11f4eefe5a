import type { NotificationSettings } from '@liora/domain/contract/notifications';
import { useEffect, useState } from 'react';
import { errorText } from '../../../text/errors.ts';
import { toast } from '../../../ui/toast.ts';
import {
  devicePushState,
  isPushOfApp,
  switchDevicePushOff,
  switchDevicePushOn,
} from './devicePush.actions.ts';
import { pushText } from './push.text.ts';
import type { PushState, SwitchedOn } from './pushState.rules.ts';

/** What this browser or app says of push, and what the switch does; null while it is being asked. */
export function usePushDevice(userId: string, settings: NotificationSettings) {
  const { push_key, push_apps } = settings;
  const [isApp] = useState(isPushOfApp);
  const [state, setState] = useState<PushState | null>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    let isShown = true;
    const look = () =>
      void devicePushState(userId, { push_key, push_apps }).then((found) => isShown && setState(found));
    look();
    // Somebody comes back from the settings of the browser, or of the phone.
    document.addEventListener('visibilitychange', look);
    return () => {
      isShown = false;
      document.removeEventListener('visibilitychange', look);
    };
  }, [userId, push_key, push_apps]);

  const change = async (on: boolean) => {
    setBusy(true);
    try {
      const became: SwitchedOn = on ? await switchDevicePushOn(userId, settings) : 'off';
      if (!on) await switchDevicePushOff();
      if (became === 'unreachable')
        toast(isApp ? pushText.app.unreachable : pushText.unreachable, { kind: 'error' });
    } catch (error) {
      toast(pushText.failed, { kind: 'error', description: errorText(error) });
    } finally {
      setState(await devicePushState(userId, settings));
      setBusy(false);
    }
  };
  return { state, isApp, isBusy, change };
}
