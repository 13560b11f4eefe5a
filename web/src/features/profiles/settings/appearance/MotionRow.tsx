import { Switch } from '../../../../ui/Switch.tsx';
import { setLessMotion, useDeviceLessMotion, useLessMotion } from '../../../../ui/theme/useLook.ts';
import { settingsText } from '../settings.text.ts';

/** Less motion than the device asks for; what it asks for itself is not taken back here. */
export function MotionRow() {
  const chosen = useLessMotion();
  const asked = useDeviceLessMotion();
  return (
    <div className="py-2.5">
      <Switch
        label={settingsText.lessMotion}
        note={noteOf(chosen, asked)}
        checked={chosen || asked}
        disabled={asked && !chosen}
        onCheckedChange={setLessMotion}
      />
    </div>
  );
}

function noteOf(chosen: boolean, asked: boolean): string {
  if (chosen) return settingsText.onThisDevice;
  return asked ? settingsText.deviceAsks : settingsText.followsDevice;
}
