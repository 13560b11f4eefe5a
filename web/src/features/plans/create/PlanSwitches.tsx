import { publishSwitches } from '@liora/domain/rules/publishSwitches';
import { KeyRound } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { buttonClass } from '../../../ui/buttonClass.ts';
import { Switch } from '../../../ui/Switch.tsx';
import { usePartner } from '../../couples/usePartner.ts';
import { PriveLink } from '../../membership/components/PriveLink.tsx';
import { createText } from './create.text.ts';
import type { PlanDraft } from './draft.forms.ts';

/** 'Visible to all users' and Privé turn each other off; who is no member is told how to become one (PCRE-09 to PCRE-14). */
export function PlanSwitches({ member, isSurprise }: { member: boolean; isSurprise: boolean }) {
  return isSurprise ? <LockedSwitches /> : <WhoSeesIt member={member} />;
}

/** Who sees it is not to be changed until the surprise is over: the server refuses. */
function LockedSwitches() {
  return (
    <>
      <Switch disabled label={createText.visible} note={createText.surpriseNote} checked={false} />
      <Switch disabled label={createText.mine} note={createText.surpriseMine} checked />
    </>
  );
}

function WhoSeesIt({ member }: { member: boolean }) {
  const { setValue } = useFormContext<PlanDraft>();
  const [is_public, is_prive, shared] = useWatch<PlanDraft, ['is_public', 'is_prive', 'shared_with_partner']>(
    { name: ['is_public', 'is_prive', 'shared_with_partner'] },
  );
  const partner = usePartner();
  const note = visibleNote({ is_public, is_prive, member, two: !!partner && !partner.paused && shared });
  const press = (pressed: 'is_public' | 'is_prive', on: boolean) => {
    const next = publishSwitches(pressed, on, { is_public, is_prive });
    setValue('is_public', next.is_public, { shouldDirty: true });
    setValue('is_prive', next.is_prive, { shouldDirty: true });
  };
  return (
    <>
      <Switch
        label={createText.visible}
        note={note}
        checked={is_public}
        onCheckedChange={(on) => press('is_public', on)}
      />
      {member ? (
        <Switch
          tone="coral"
          icon={<KeyRound className="text-coral-ink" aria-hidden="true" />}
          label={createText.prive}
          note={createText.priveNote}
          checked={is_prive}
          onCheckedChange={(on) => press('is_prive', on)}
        />
      ) : (
        <UpgradePrompt />
      )}
      {!is_public && !is_prive && partner && <PartnerSwitch shared={shared} />}
    </>
  );
}

interface WhoSees {
  is_public: boolean;
  is_prive: boolean;
  member: boolean;
  /** While it is private a partner sees it, too. */
  two: boolean;
}

/** Who sees it, or would with the switch off; of a member's Privé plan the switch below tells. */
function visibleNote({ is_public, is_prive, member, two }: WhoSees): string | undefined {
  if (is_public) return two ? createText.visibleNoteTwo : createText.visibleNote;
  if (is_prive) return member ? undefined : createText.priveKept;
  return two ? createText.hiddenNoteTwo : createText.hiddenNote;
}

/** A private plan is the partner's to see, unless its creator has it for themself: so a surprise stays one (RUL-47). */
function PartnerSwitch({ shared }: { shared: boolean }) {
  const { setValue } = useFormContext<PlanDraft>();
  return (
    <Switch
      label={createText.mine}
      note={createText.mineNote}
      checked={!shared}
      onCheckedChange={(on) => setValue('shared_with_partner', !on, { shouldDirty: true })}
    />
  );
}

function UpgradePrompt() {
  return (
    <div className="create-upsell">
      <KeyRound aria-hidden="true" />
      <div className="min-w-0 flex-1">
        <p className="text-label font-semibold">{createText.upgrade}</p>
        <p className="text-caption text-ink-2">{createText.upgradeNote}</p>
      </div>
      <PriveLink className={buttonClass({ variant: 'coral', size: 'sm' })}>
        {createText.upgradeAction}
      </PriveLink>
    </div>
  );
}
