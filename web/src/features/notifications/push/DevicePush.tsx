import type { NotificationSettings } from '@liora/domain/contract/notifications';
import { Switch } from '../../../ui/Switch.tsx';
import { pushText } from './push.text.ts';
import type { PushState } from './pushState.rules.ts';
import { usePushDevice } from './usePushDevice.ts';

interface DevicePushProps {
  userId: string;
  settings: NotificationSettings;
  onDetails: (on: boolean) => void;
}

/** Whether this browser or app shows notices, and how much they say. Permission is asked for by the press of the switch alone. */
export function DevicePush({ userId, settings, onDetails }: DevicePushProps) {
  const { state, isApp, isBusy, change } = usePushDevice(userId, settings);
  const notes: Partial<Record<PushState, string>> = isApp ? pushText.app.notes : pushText.notes;
  const canChange = state === 'on' || state === 'off';
  return (
    <section className="pt-8">
      <h2 className="t2 mb-2">{pushText.title}</h2>
      <div className="lines">
        <Switch
          className="py-2.5"
          label={pushText.push}
          note={(state && notes[state]) ?? ' '}
          checked={state === 'on'}
          disabled={!canChange || isBusy}
          onCheckedChange={(on) => void change(on)}
        />
        <Switch
          className="py-2.5"
          label={pushText.details}
          note={pushText.detailsNote}
          checked={settings.push_details}
          onCheckedChange={onDetails}
        />
      </div>
    </section>
  );
}
