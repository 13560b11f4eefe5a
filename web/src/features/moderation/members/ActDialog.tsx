import type { Member } from '@liora/domain/contract/moderation';
import { useState } from 'react';
import { errorCode } from '../../../lib/api.ts';
import { errorText } from '../../../text/errors.ts';
import { Field } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/Select.tsx';
import { noFileWords } from '../../profiles/settings/data/ownDataFile.actions.ts';
import { confirmText } from '../confirm/confirm.text.ts';
import { ReasonDialog } from '../confirm/ReasonDialog.tsx';
import type { MemberAct } from './memberAct.types.ts';
import { membersText } from './members.text.ts';
import { type GivenTier, useActOnMember } from './useActOnMember.ts';

interface ActDialogProps {
  member: Member;
  act: MemberAct;
  onClose: () => void;
  onEmail: (email: string) => void;
}

/** Asks why, and for what else is needed, and does it. */
export function ActDialog({ member, act, onClose, onEmail }: ActDialogProps) {
  const [given, setGiven] = useState<GivenTier>({ tier: 'prive', lastDay: '' });
  const perform = useActOnMember(member, (email) => {
    if (email !== null) onEmail(email);
    onClose();
  });
  return (
    <ReasonDialog
      title={membersText.actOn(membersText.acts[act], member.username)}
      lead={membersText.leads[act]}
      confirm={membersText.confirms[act]}
      danger={act === 'erase'}
      busy={perform.isPending}
      error={perform.error}
      failedWords={(error) => failedWords(act, error)}
      onConfirm={(reason) => perform.mutate({ act, reason, ...given })}
      onClose={onClose}
    >
      {act === 'setTier' && <TierFields given={given} onChange={setGiven} />}
    </ReasonDialog>
  );
}

const failedWords = (act: MemberAct, error: Error) =>
  act === 'export' && errorCode(error) === null ? noFileWords(error) : errorText(error, confirmText.failed);

function TierFields({ given, onChange }: { given: GivenTier; onChange: (given: GivenTier) => void }) {
  return (
    <>
      <Select<GivenTier['tier']>
        label={membersText.which}
        value={given.tier}
        onValueChange={(tier) => onChange({ ...given, tier })}
        options={(['prive', 'premium'] as const).map((tier) => ({
          value: tier,
          label: membersText.tiers[tier],
        }))}
      />
      <Field
        label={membersText.lastDay}
        help={membersText.lastDayHelp}
        type="date"
        value={given.lastDay}
        onChange={(event) => onChange({ ...given, lastDay: event.target.value })}
      />
    </>
  );
}
