import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { InlineError } from '../../../ui/InlineError.tsx';
import { RadioList } from '../../../ui/RadioList.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { moderationText } from '../moderation.text.ts';
import { KeyHint } from './KeyHint.tsx';
import { type Draft, ownWordsMax, reasonOf } from './reason.rules.ts';

interface DecisionFormProps {
  title: string;
  confirm: string;
  danger: boolean;
  reasons: readonly string[];
  draft: Draft;
  onChange: (change: Partial<Draft>) => void;
  busy: boolean;
  failed: string | null;
  onDecide: (reason: string) => void;
  onCancel: () => void;
  /** More that the decision needs. */
  children?: ReactNode;
}

/** Why: a ready reason, chosen by its digit, or own words, or both. Enter confirms. */
export function DecisionForm(props: DecisionFormProps) {
  const { title, confirm, danger, reasons, draft, onChange, busy, failed, onDecide, onCancel } = props;
  const [missing, setMissing] = useState(false);
  const reason = reasonOf(draft, reasons);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setMissing(!reason);
    if (reason) onDecide(reason);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key === 'Escape') onCancel();
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit();
    else return;
    event.preventDefault();
  };
  const most = ownWordsMax(reasons);
  return (
    <form className="grid gap-4 rounded-card bg-sunken p-5" onSubmit={submit} onKeyDown={onKeyDown}>
      <Reasons
        title={title}
        reasons={reasons}
        chosen={draft.ready}
        onChoose={(ready) => onChange({ ready })}
      />
      {props.children}
      <TextArea
        label={moderationText.own}
        optional
        rows={2}
        maxLength={most}
        value={draft.own}
        help={draft.own ? moderationText.ownHelp(most - draft.own.length) : undefined}
        onChange={(event) => onChange({ own: event.target.value })}
        data-own-words
      />
      <InlineError>{missing && !reason ? moderationText.needed : failed}</InlineError>
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" variant={danger ? 'danger' : 'primary'} busy={busy}>
          {confirm}
        </Button>
        <Button variant="line" onClick={onCancel}>
          {moderationText.cancel}
        </Button>
      </div>
    </form>
  );
}

interface ReasonsProps {
  title: string;
  reasons: readonly string[];
  chosen: number | null;
  onChoose: (number: number) => void;
}

function Reasons({ title, reasons, chosen, onChoose }: ReasonsProps) {
  const list = useRef<HTMLDivElement>(null);
  // The focus comes with the form, and goes along with what a digit chooses: Enter confirms it there.
  useEffect(() => {
    const inputs = list.current?.querySelectorAll('input');
    inputs?.[(chosen ?? 1) - 1]?.focus();
  }, [chosen]);
  return (
    <div ref={list}>
      <RadioList
        label={<span className="t3">{title}</span>}
        value={chosen === null ? null : String(chosen)}
        onValueChange={(number) => onChoose(Number(number))}
        options={reasons.map((reason, index) => ({
          value: String(index + 1),
          label: <span className="wrap-anywhere">{reason}</span>,
          leading: <KeyHint>{String(index + 1)}</KeyHint>,
        }))}
      />
    </div>
  );
}
