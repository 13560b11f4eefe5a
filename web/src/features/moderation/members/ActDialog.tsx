import type { Member } from '@liora/domain/contract/moderation';
import { ADMIN_REASON_MAX_CHARS } from '@liora/domain/limits';
import { type FormEvent, useId, useRef, useState } from 'react';
import { errorCode } from '../../../lib/api.ts';
import { errorText } from '../../../text/errors.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { InlineError } from '../../../ui/InlineError.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { noFileWords } from '../../profiles/settings/data/ownDataFile.actions.ts';
import type { MemberAct } from './memberAct.types.ts';
import { membersText } from './members.text.ts';
import { type Deed, useActOnMember } from './useActOnMember.ts';

interface ActDialogProps {
  member: Member;
  act: MemberAct;
  onClose: () => void;
  onEmail: (email: string) => void;
}

/** Asks why, and for what else is needed; what was typed stays until it is done. */
export function ActDialog({ member, act, onClose, onEmail }: ActDialogProps) {
  const form = useId();
  const reason = useRef<HTMLTextAreaElement>(null);
  const [deed, setDeed] = useState<Deed>({ act, reason: '', tier: 'prive', lastDay: '' });
  const [missing, setMissing] = useState(false);
  const change = (next: Partial<Deed>) => setDeed({ ...deed, ...next });
  const perform = useActOnMember(member, (email) => {
    if (email !== null) onEmail(email);
    onClose();
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isMissing = deed.reason.trim() === '';
    setMissing(isMissing);
    if (isMissing) reason.current?.focus();
    else if (!perform.isPending) perform.mutate(deed);
  };
  return (
    <Dialog
      open
      size="sm"
      initialFocus={reason}
      onOpenChange={(open) => !open && !perform.isPending && onClose()}
      title={`${membersText.acts[act]}: ${member.username}`}
      description={membersText.leads[act]}
      footer={
        <>
          <Button variant="quiet" disabled={perform.isPending} onClick={onClose}>
            {membersText.cancel}
          </Button>
          <Button
            type="submit"
            form={form}
            variant={act === 'erase' ? 'danger' : 'primary'}
            busy={perform.isPending}
            busyLabel={membersText.working}
          >
            {membersText.confirms[act]}
          </Button>
        </>
      }
    >
      <form id={form} className="grid gap-4" noValidate onSubmit={submit}>
        {act === 'setTier' && <TierFields deed={deed} onChange={change} />}
        <TextArea
          ref={reason}
          label={membersText.reason}
          rows={3}
          maxLength={ADMIN_REASON_MAX_CHARS}
          value={deed.reason}
          error={missing && deed.reason.trim() === '' ? membersText.reasonMissing : undefined}
          help={deed.reason ? membersText.reasonHelp(ADMIN_REASON_MAX_CHARS - deed.reason.length) : undefined}
          onChange={(event) => change({ reason: event.target.value })}
        />
        <InlineError className="empty:-mt-4">{perform.error && failedWords(act, perform.error)}</InlineError>
      </form>
    </Dialog>
  );
}

const failedWords = (act: MemberAct, error: Error) =>
  act === 'export' && errorCode(error) === null ? noFileWords(error) : errorText(error, membersText.failed);

function TierFields({ deed, onChange }: { deed: Deed; onChange: (change: Partial<Deed>) => void }) {
  return (
    <>
      <Select<Deed['tier']>
        label={membersText.which}
        value={deed.tier}
        onValueChange={(tier) => onChange({ tier })}
        options={(['prive', 'premium'] as const).map((tier) => ({
          value: tier,
          label: membersText.tiers[tier],
        }))}
      />
      <Field
        label={membersText.lastDay}
        help={membersText.lastDayHelp}
        type="date"
        value={deed.lastDay}
        onChange={(event) => onChange({ lastDay: event.target.value })}
      />
    </>
  );
}
