import type { CheckInWords } from '@liora/domain/contract/checkInFacts';
import type { CurrentCheckIn } from '@liora/domain/contract/checkIns';
import { CHECK_IN_ANSWER_MAX_CHARS, CHECK_IN_NOTE_MAX_CHARS } from '@liora/domain/limits';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { useFormDraft } from '../../../lib/useFormDraft.ts';
import { BegunEarlier } from '../../../ui/BegunEarlier.tsx';
import { Button } from '../../../ui/Button.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { useMe } from '../../accounts/accounts.hooks.ts';
import styles from '../checkIns.module.css';
import { checkInsText } from '../checkIns.text.ts';
import { CheckInFrame } from '../components/CheckInFrame.tsx';
import { SafetyNotice } from '../components/SafetyNotice.tsx';
import { periodWords } from '../when.rules.ts';
import { MoodPicker } from './MoodPicker.tsx';
import { TagChips } from './TagChips.tsx';
import { useSeal } from './useSeal.ts';

interface AnswerFormProps {
  current: CurrentCheckIn;
  onClose: () => void;
  onSettings: () => void;
  onSealed: () => void;
  onChanged: () => void;
  onSkip: () => void;
  /** To the other sort of check-in. */
  onOther: () => void;
}

type Draft = Omit<CheckInWords, 'mood'> & { mood: CheckInWords['mood'] | null };
const EMPTY: Draft = { mood: null, note: null, good: null, need: null, tags: [] };

const draftOf = ({ mood, note, good, need, tags }: CheckInWords): Draft => ({ mood, note, good, need, tags });

/** Answers alone; before both have, nobody else sees any of it. */
export function AnswerForm({ current, onSealed, onChanged, ...props }: AnswerFormProps) {
  const { kind, period, mine } = current.check_in;
  const form = useId();
  const first = useRef<HTMLInputElement>(null);
  const { draft, restored, change, drop, startOver } = useFormDraft<Draft>({
    userId: useMe()?.user_id,
    // What is written for the two goes with their link (lib/personalData.ts).
    subject: `check-in-with-partner.${kind}.${period}`,
    stored: mine ? draftOf(mine) : EMPTY,
    version: mine?.version ?? 0,
  });
  const [missing, setMissing] = useState(false);
  const sealed = () => {
    drop();
    onSealed();
  };
  const seal = useSeal(current, { onSealed: sealed, onChanged });
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (seal.isPending) return;
    const { mood, note, good, need, tags } = draft;
    setMissing(mood === null);
    if (mood === null) first.current?.focus();
    else seal.mutate({ mood, note, good, need, tags });
  }
  return (
    <CheckInFrame
      label={periodWords(kind, period)}
      onClose={props.onClose}
      onSettings={props.onSettings}
      docked
      acts={
        <Button
          type="submit"
          form={form}
          size="lg"
          wide
          busy={seal.isPending}
          busyLabel={checkInsText.sealing}
        >
          {mine ? checkInsText.reseal : checkInsText.seal[kind]}
        </Button>
      }
    >
      <form id={form} className={styles.form} noValidate onSubmit={submit}>
        {restored && <BegunEarlier photosGone={restored.photosGone} onStartOver={startOver} />}
        <MoodPicker
          question={checkInsText.question[kind]}
          value={draft.mood}
          onChange={(mood) => change({ mood })}
          error={missing && draft.mood === null ? checkInsText.moodNeeded : undefined}
          first={first}
        />
        <OwnWords kind={kind} draft={draft} onChange={change} />
        <TagChips kind={kind} value={draft.tags} onChange={(tags) => change({ tags })} />
        <Foot kind={kind} isNew={!mine} onSkip={props.onSkip} onOther={props.onOther} />
      </form>
    </CheckInFrame>
  );
}

interface OwnWordsProps {
  kind: 'day' | 'week';
  draft: Draft;
  onChange: (part: Partial<Draft>) => void;
}

/** A note of the day, two answers of the week. */
function OwnWords({ kind, draft, onChange }: OwnWordsProps) {
  if (kind === 'day')
    return (
      <Words
        label={checkInsText.note}
        value={draft.note}
        most={CHECK_IN_NOTE_MAX_CHARS}
        onChange={(note) => onChange({ note })}
      />
    );
  return (
    <div className={styles.answers}>
      <Words
        label={checkInsText.good}
        value={draft.good}
        most={CHECK_IN_ANSWER_MAX_CHARS}
        onChange={(good) => onChange({ good })}
      />
      <Words
        label={checkInsText.need}
        value={draft.need}
        most={CHECK_IN_ANSWER_MAX_CHARS}
        onChange={(need) => onChange({ need })}
      />
    </div>
  );
}

interface WordsProps {
  label: string;
  value: string | null;
  most: number;
  onChange: (value: string) => void;
}

function Words({ label, value, most, onChange }: WordsProps) {
  const length = value?.length ?? 0;
  return (
    <TextArea
      className={styles.words}
      label={<span className="t2 text-[1.4375rem]/7">{label}</span>}
      rows={3}
      value={value ?? ''}
      maxLength={most}
      help={length > most * 0.8 ? checkInsText.counter(length, most) : undefined}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

type FootProps = Pick<AnswerFormProps, 'onSkip' | 'onOther'> & {
  kind: 'day' | 'week';
  isNew: boolean;
};

function Foot({ kind, isNew, onSkip, onOther }: FootProps) {
  return (
    <div className="grid gap-2">
      <p className="text-small text-ink-2">{checkInsText.notice}</p>
      {isNew && (
        <div className="-ml-4 flex flex-wrap gap-x-2">
          <Button variant="text" size="sm" onClick={onSkip}>
            {checkInsText.skip[kind]}
          </Button>
          <Button variant="text" size="sm" onClick={onOther}>
            {checkInsText.otherKind[kind]}
          </Button>
        </div>
      )}
      <SafetyNotice />
    </div>
  );
}
