import { publishSwitches } from '@liora/domain/rules/publishSwitches';
import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { buttonClass } from '../../../ui/buttonClass.ts';
import { Switch } from '../../../ui/Switch.tsx';
import { linkQuery } from '../../couples/couples.queries.ts';
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
  const [is_public, is_prive] = useWatch<PlanDraft, ['is_public', 'is_prive']>({
    name: ['is_public', 'is_prive'],
  });
  const press = (pressed: 'is_public' | 'is_prive', on: boolean) => {
    const next = publishSwitches(pressed, on, { is_public, is_prive });
    setValue('is_public', next.is_public, { shouldDirty: true });
    setValue('is_prive', next.is_prive, { shouldDirty: true });
  };
  return (
    <>
      <Switch
        label={createText.visible}
        note={!member && is_prive ? createText.priveKept : createText.visibleNote}
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
      {!is_public && !is_prive && <PartnerSwitch />}
    </>
  );
}

/** A private plan is the partner's to see, unless its creator has it for themself: so a surprise stays one (RUL-47). */
function PartnerSwitch() {
  const { setValue } = useFormContext<PlanDraft>();
  const shared = useWatch<PlanDraft, 'shared_with_partner'>({ name: 'shared_with_partner' });
  const { data } = useQuery(linkQuery());
  if (!data?.partner) return null;
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
