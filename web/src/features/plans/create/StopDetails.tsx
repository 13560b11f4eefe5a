import { STOP_NOTE_MAX_CHARS } from '@liora/domain/limits';
import { Banknote, Clock, NotebookPen } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { createText } from './create.text.ts';
import type { DraftStop } from './draft.forms.ts';
import { StopCost } from './StopCost.tsx';
import { StopTime } from './StopTime.tsx';
import type { StopWords } from './useStops.ts';

type Detail = 'time' | 'note' | 'cost';

/** In the order of their buttons. */
const ADDERS = [
  { detail: 'time', icon: <Clock />, text: 'addTime' },
  { detail: 'note', icon: <NotebookPen />, text: 'addNote' },
  { detail: 'cost', icon: <Banknote />, text: 'addCost' },
] as const;

const IS_FILLED: Readonly<Record<Detail, (stop: DraftStop) => boolean>> = {
  time: ({ starts_at, stay_minutes }) => starts_at !== null || stay_minutes !== null,
  note: ({ note }) => note !== '',
  cost: ({ cost_for_two = null }) => cost_for_two !== null,
};

interface StopDetailsProps {
  stop: DraftStop;
  onChange: (words: StopWords) => void;
  /** Beside the buttons that add something. */
  children: ReactNode;
}

/** Time, note and cost of a stop: each is a button until it is wanted or has something in it. */
export function StopDetails({ stop, onChange, children }: StopDetailsProps) {
  const [opened, setOpened] = useState<readonly Detail[]>([]);
  const open = (detail: Detail) => setOpened((now) => (now.includes(detail) ? now : [...now, detail]));
  const isShown = (detail: Detail) => opened.includes(detail) || IS_FILLED[detail](stop);
  const isOpenAndEmpty = (detail: Detail) => opened.includes(detail) && !IS_FILLED[detail](stop);
  /** What is emptied while it is edited stays open. */
  const change = (detail: Detail, words: StopWords) => {
    open(detail);
    onChange(words);
  };
  return (
    <>
      <div className="create-row-more">
        <span className="flex flex-1 flex-wrap gap-x-4">
          {ADDERS.filter(({ detail }) => !isShown(detail)).map(({ detail, icon, text }) => (
            <Button
              key={detail}
              variant="text"
              size="sm"
              className="px-0"
              icon={icon}
              onClick={() => open(detail)}
            >
              {createText[text]}
            </Button>
          ))}
        </span>
        {children}
      </div>
      {isShown('time') && (
        <StopTime
          stop={stop}
          autoFocus={isOpenAndEmpty('time')}
          onChange={(time) => change('time', time)}
          onClear={() => {
            setOpened((now) => now.filter((one) => one !== 'time'));
            onChange({ starts_at: null, stay_minutes: null });
          }}
        />
      )}
      {isShown('cost') && (
        <StopCost
          stop={stop}
          autoFocus={isOpenAndEmpty('cost')}
          onChange={(cost_for_two) => change('cost', { cost_for_two })}
        />
      )}
      {isShown('note') && (
        <TextArea
          className="create-note"
          label={createText.note(stop.name)}
          hideLabel
          placeholder={createText.noteHint}
          maxLength={STOP_NOTE_MAX_CHARS}
          rows={1}
          autoFocus={isOpenAndEmpty('note')}
          value={stop.note}
          onChange={(event) => change('note', { note: event.target.value })}
        />
      )}
    </>
  );
}
