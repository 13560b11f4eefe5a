import type { BucketItem } from '@liora/domain/contract/bucketItem';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type SubmitEvent, useId, useState } from 'react';
import { useNow } from '../../../lib/clock.ts';
import { todayHere } from '../../../lib/todayHere.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { markDone } from '../bucketLists.actions.ts';
import { bucketText } from '../bucketLists.text.ts';
import { nameOf } from '../itemWords.rules.ts';
import { keepMemoryOf } from '../nextSteps.actions.ts';

const KEEP = 'keep-memory';

interface DoneDialogProps {
  item: BucketItem;
  open: boolean;
  onClose: () => void;
}

/** On which day the two did it, today unless they say otherwise; a memory of it may follow at once. */
export function DoneDialog({ item, open, onClose }: DoneDialogProps) {
  const form = useId();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const latest = todayHere(useNow());
  const [day, setDay] = useState(latest);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (day === '' || day > latest) return;
    const keep = event.submitter?.getAttribute('value') === KEEP;
    onClose();
    const done = await markDone(queries, item, day);
    if (done && keep) keepMemoryOf(navigate, item, day);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={bucketText.doneTitle}
      description={nameOf(item)}
      size="sm"
      footer={
        <>
          <Button type="submit" form={form} size="lg" wide>
            {bucketText.doneSave}
          </Button>
          <Button type="submit" form={form} value={KEEP} variant="quiet" size="lg" wide>
            {bucketText.doneAndKeep}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={(event) => void submit(event)}>
        <Field
          label={bucketText.day}
          type="date"
          required
          max={latest}
          value={day}
          onChange={(event) => setDay(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
