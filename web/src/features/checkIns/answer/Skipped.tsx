import type { CheckIn } from '@liora/domain/contract/checkInFacts';
import { Button } from '../../../ui/Button.tsx';
import styles from '../checkIns.module.css';
import { checkInsText } from '../checkIns.text.ts';
import { BackToUs } from '../components/BackToUs.tsx';
import { CheckInFrame } from '../components/CheckInFrame.tsx';
import { periodWords } from '../when.rules.ts';

interface SkippedProps {
  checkIn: CheckIn;
  onClose: () => void;
  onSettings: () => void;
  onAnswer: () => void;
}

/** Put aside, without a word to anybody; it can be answered all the same. */
export function Skipped({ checkIn: { kind, period }, onClose, onSettings, onAnswer }: SkippedProps) {
  return (
    <CheckInFrame
      label={periodWords(kind, period)}
      onClose={onClose}
      onSettings={onSettings}
      acts={<BackToUs />}
    >
      <div className={styles.middle}>
        <h1 className="t1 text-[clamp(34px,3.4vw,46px)]">{checkInsText.skipped[kind]}</h1>
        <p className="max-w-[36ch] text-ink-2">{checkInsText.skippedLead}</p>
        <Button variant="text" onClick={onAnswer}>
          {checkInsText.answerAfterAll}
        </Button>
      </div>
    </CheckInFrame>
  );
}
