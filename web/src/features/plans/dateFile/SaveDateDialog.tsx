import type { PlanDetails, UnpublishedPlan } from '@liora/domain/contract/plans';
import { readerZone } from '@liora/domain/i18n/format';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNow } from '../../../lib/clock.ts';
import { useOrigin } from '../../../lib/location/useOrigin.ts';
import { plannedInstant, usePlannedTime } from '../../../lib/plannedTime.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { InlineError } from '../../../ui/InlineError.tsx';
import { toast } from '../../../ui/toast.ts';
import { dateOf, eveningOf } from '../check/evening.rules.ts';
import { dateFileText } from './dateFile.text.ts';
import { dateFileName, noFileWords, saveDate } from './saveDate.actions.ts';

interface SaveDateDialogProps {
  plan: PlanDetails | UnpublishedPlan;
  onClose: () => void;
}

/** Asks for the day, which a plan does not know, and saves the file. */
export function SaveDateDialog({ plan, onClose }: SaveDateDialogProps) {
  const planned = usePlannedTime();
  const here = useOrigin()?.timeZone ?? readerZone();
  const usual = dateOf(plannedInstant(planned, useNow(), here), here);
  const [chosen, choose] = useState<string | null>(null);
  const day = chosen ?? usual;
  const evening = eveningOf(day, plan.places.find(({ time_zone }) => time_zone)?.time_zone ?? here);
  const name = dateFileName(plan.title, day);
  const save = useMutation({
    mutationFn: (of: Date) => saveDate({ id: plan.id, name, evening: of }),
    onSuccess: () => {
      toast(dateFileText.saved, { kind: 'success', description: dateFileText.savedText(name) });
      onClose();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={dateFileText.saveTitle}
      description={dateFileText.saveLead}
      size="sm"
      footer={
        <Button
          busy={save.isPending}
          disabled={evening === null}
          onClick={() => evening && save.mutate(evening)}
        >
          {dateFileText.download}
        </Button>
      }
    >
      <Field
        label={dateFileText.day}
        type="date"
        value={day}
        onChange={(event) => choose(event.target.value)}
        error={evening === null ? dateFileText.dayMissing : undefined}
      />
      <InlineError>{save.error && noFileWords(save.error)}</InlineError>
    </Dialog>
  );
}
