import { readerZone } from '@liora/domain/i18n/format';
import { Link } from '@tanstack/react-router';
import { Button } from '../../../ui/Button.tsx';
import styles from '../checkIns.module.css';
import { checkInsText } from '../checkIns.text.ts';
import { CheckInFrame } from '../components/CheckInFrame.tsx';
import { PairLights } from '../components/PairLights.tsx';
import { SafetyNotice } from '../components/SafetyNotice.tsx';
import { useSwitch } from '../settings/useSwitch.ts';
import { zoneWords } from '../when.rules.ts';

interface StartCheckInsProps {
  names: { mine: string; theirs: string };
  /** They were on before. */
  again: boolean;
  onClose: () => void;
}

/** Before the first one, and while they are off: what it is, and who sees what. */
export function StartCheckIns({ names, again, onClose }: StartCheckInsProps) {
  const { start } = useSwitch();
  const { startRules } = checkInsText;
  const zone = readerZone();
  return (
    <CheckInFrame
      onClose={onClose}
      onSettings={null}
      acts={
        <Button
          size="lg"
          wide
          busy={start.isPending}
          busyLabel={checkInsText.starting}
          onClick={() => start.mutate(zone)}
        >
          {again ? checkInsText.restart : checkInsText.start}
        </Button>
      }
    >
      <div className={styles.middle}>
        <PairLights state="apart" {...names} size={40} />
        <h1 className="t1 text-[clamp(32px,3.4vw,44px)] text-balance">
          {again ? checkInsText.restartTitle : checkInsText.startTitle}
        </h1>
        <p className="text-ink-2">{again ? checkInsText.restartLead : checkInsText.startLead}</p>
        <ul className="mt-2 grid list-disc gap-2 ps-5 text-start text-small text-ink-2">
          {Object.values(startRules).map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
          <li>{checkInsText.startClock(zoneWords(zone))}</li>
        </ul>
        {again && (
          <Link to="/us/check-ins" className="text-link">
            {checkInsText.earlier}
          </Link>
        )}
        <SafetyNotice />
      </div>
    </CheckInFrame>
  );
}
