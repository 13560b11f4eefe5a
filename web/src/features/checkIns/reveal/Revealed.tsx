import type { CheckIn } from '@liora/domain/contract/checkInFacts';
import type { CheckInMood } from '@liora/domain/rules/checkIns';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import styles from '../checkIns.module.css';
import { checkInsText } from '../checkIns.text.ts';
import { BackToUs } from '../components/BackToUs.tsx';
import { CheckInFrame } from '../components/CheckInFrame.tsx';
import { MoodSky } from '../components/MoodSky.tsx';
import { PairLights } from '../components/PairLights.tsx';
import { useErase } from '../settings/useErase.ts';
import { sharedFirst } from '../suggest.rules.ts';
import { periodWords } from '../when.rules.ts';
import { Answers } from './Answers.tsx';
import type { Someone } from './Bubble.tsx';
import { NextDate } from './NextDate.tsx';
import { revealedTitle } from './title.rules.ts';

interface RevealedProps {
  checkIn: CheckIn;
  me: Someone;
  partner: Someone;
  onClose: () => void;
  onSettings: () => void;
}

/** Both have answered: both read both. */
export function Revealed({ checkIn, me, partner, onClose, onSettings }: RevealedProps) {
  const { kind, period, mine, theirs } = checkIn;
  return (
    <CheckInFrame
      label={periodWords(kind, period)}
      onClose={onClose}
      onSettings={onSettings}
      acts={<BackToUs />}
    >
      <div className={styles.revealed}>
        <div className="grid justify-items-center gap-0.5 text-center">
          <PairLights state="both" mine={me.username} theirs={partner.username} size={48} grows />
          <h1 className="t1 text-[clamp(32px,3.4vw,46px)] text-balance">{revealedTitle(checkIn)}</h1>
          <p className="mt-2.5 flex flex-wrap justify-center gap-4.5 text-ink-2">
            {mine && <Mood mood={mine.mood}>{checkInsText.yours(lower(mine.mood))}</Mood>}
            {theirs && (
              <Mood mood={theirs.mood}>{checkInsText.theirs(partner.username, lower(theirs.mood))}</Mood>
            )}
          </p>
        </div>
        <Answers checkIn={checkIn} me={me} partner={partner} />
        <NextDate tags={sharedFirst(mine?.tags ?? [], theirs?.tags ?? [])} />
        {mine && <DeleteMine id={mine.id} />}
      </div>
    </CheckInFrame>
  );
}

const lower = (mood: CheckInMood) => checkInsText.moods[mood].toLowerCase();

function Mood({ mood, children }: { mood: CheckInMood; children: string }) {
  return (
    <span className="flex items-center gap-2 wrap-anywhere">
      <span className="size-7.5 flex-none overflow-hidden rounded-full">
        <MoodSky mood={mood} />
      </span>
      {children}
    </span>
  );
}

/** Takes one's own words away for both. */
export function DeleteMine({ id }: { id: string }) {
  const [asking, setAsking] = useState(false);
  const erase = useErase(checkInsText.deleted);
  return (
    <div className="text-center">
      <Button variant="text" size="sm" onClick={() => setAsking(true)}>
        {checkInsText.delete}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={checkInsText.deleteTitle}
        description={checkInsText.deleteLead}
        confirmLabel={checkInsText.delete}
        danger
        busy={erase.isPending}
        onConfirm={() => erase.mutate(id, { onSuccess: () => setAsking(false) })}
      />
    </div>
  );
}
