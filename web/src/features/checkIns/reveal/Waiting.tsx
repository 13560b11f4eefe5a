import type { CurrentCheckIn } from '@liora/domain/contract/checkIns';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import styles from '../checkIns.module.css';
import { checkInsText } from '../checkIns.text.ts';
import { BackToUs } from '../components/BackToUs.tsx';
import { CheckInFrame } from '../components/CheckInFrame.tsx';
import { PairLights } from '../components/PairLights.tsx';
import { useErase } from '../settings/useErase.ts';
import { periodWords, untilWords } from '../when.rules.ts';
import { Answers } from './Answers.tsx';
import type { Someone } from './Bubble.tsx';

interface WaitingProps {
  current: CurrentCheckIn;
  timeZone: string;
  me: Someone;
  partner: Someone;
  onClose: () => void;
  onSettings: () => void;
  onChange: () => void;
}

/** One's own is sealed. Whether the other one has put it aside, forgotten it or not seen it is nobody's to know. */
export function Waiting({ current, timeZone, me, partner, onClose, onSettings, onChange }: WaitingProps) {
  const { check_in, ends_at } = current;
  const { kind, period, mine } = check_in;
  const [shown, setShown] = useState(false);
  const erase = useErase(checkInsText.takenBack);
  return (
    <CheckInFrame
      label={periodWords(kind, period)}
      onClose={onClose}
      onSettings={onSettings}
      acts={<BackToUs />}
    >
      <div className={styles.middle}>
        <PairLights state="one" mine={me.username} theirs={partner.username} size={70} />
        <h1 className="t1 text-[clamp(34px,3.4vw,46px)]">{checkInsText.sealed}</h1>
        <p className="max-w-[32ch] text-[1.0625rem]/6.25 wrap-anywhere text-ink-2">
          {checkInsText.sealedLead(partner.username, untilWords(kind, ends_at, timeZone))}
        </p>
        <Button variant="text" aria-expanded={shown} onClick={() => setShown(!shown)}>
          {shown ? checkInsText.hideMine : checkInsText.readMine}
        </Button>
        {shown && mine && (
          <div className="grid w-full gap-4 text-start">
            <p className="text-center text-ink-2">
              {checkInsText.yours(checkInsText.moods[mine.mood].toLowerCase())}
            </p>
            <Answers checkIn={{ kind, mine, theirs: null }} me={me} partner={partner} />
            <div className="flex flex-wrap justify-center gap-2.5">
              <Button variant="line" size="sm" onClick={onChange}>
                {checkInsText.change}
              </Button>
              <Button variant="text" size="sm" busy={erase.isPending} onClick={() => erase.mutate(mine.id)}>
                {checkInsText.takeBack}
              </Button>
            </div>
          </div>
        )}
      </div>
    </CheckInFrame>
  );
}
