import type { BucketItem } from '@liora/domain/contract/bucketItem';
import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useId, useState } from 'react';
import { useNow } from '../../../lib/clock.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { markDone } from '../bucketLists.actions.ts';
import { bucketText } from '../bucketLists.text.ts';
import { nameOf, today } from '../itemWords.rules.ts';

interface DoneDialogProps {
  item: BucketItem;
  open: boolean;
  onClose: () => void;
}

/** On which day the two did it: today unless they say otherwise. */
export function DoneDialog({ item, open, onClose }: DoneDialogProps) {
  const form = useId();
  const queries = useQueryClient();
  const latest = today(useNow());
  const [day, setDay] = useState(latest);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (day === '' || day > latest) return;
    void markDone(queries, item, day);
    onClose();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={bucketText.doneTitle}
      description={nameOf(item)}
      size="sm"
      footer={
        <Button type="submit" form={form} size="lg" wide>
          {bucketText.doneSave}
        </Button>
      }
    >
      <form id={form} onSubmit={submit}>
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
