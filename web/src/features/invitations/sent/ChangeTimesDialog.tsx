import type { Invitation, TimeRequest } from '@liora/domain/contract/invitations';
import { type FormEvent, useState } from 'react';
import { client } from '../../../lib/api.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { TimesField } from '../compose/TimesField.tsx';
import { sentText } from './sent.text.ts';
import { useOwnChange } from './useOwnChange.ts';

interface ChangeTimesDialogProps {
  invitation: Invitation;
  /** The wish that other times are suggested to. */
  wish: TimeRequest | null;
  onClose: () => void;
}

/** Other times; whoever saw the old ones is asked again. */
export function ChangeTimesDialog({ invitation, wish, onClose }: ChangeTimesDialogProps) {
  const { own, version, notes, time_zone } = invitation;
  const [times, setTimes] = useState(() => invitation.times.filter((at) => new Date(at) > new Date()));
  const id = own?.id ?? '';
  const { mutate, isPending } = useOwnChange(own?.code ?? '', {
    call: () =>
      wish
        ? client.invitations.reply({ id, version, request: wish.id, reply: 'suggested', times })
        : client.invitations.change({ id, version, times, notes }),
    done: wish ? sentText.replied : sentText.saved,
    failed: wish ? sentText.replyFailed : sentText.saveFailed,
    onDone: onClose,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) mutate(undefined);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={wish ? sentText.suggest : sentText.change}
      size="md"
    >
      <form className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5" onSubmit={submit}>
        <TimesField value={times} onChange={setTimes} timeZone={time_zone} />
        <Button type="submit" wide busy={isPending}>
          {sentText.save}
        </Button>
      </form>
    </Dialog>
  );
}
