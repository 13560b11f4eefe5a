import { publishSwitches } from '@liora/domain/rules/publishSwitches';
import { KeyRound } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Switch } from '../../../ui/Switch.tsx';
import { useMe } from '../../accounts/accounts.hooks.ts';
import { PriveLink } from '../../membership/components/PriveLink.tsx';
import { pinsText } from '../pins.text.ts';
import type { PinDraft } from './pinDraft.forms.ts';
import styles from './pinForm.module.css';

/** 'Visible to all' and Privé turn each other off; Privé is for members (PIN-11, PIN-12, RUL-81). */
export function PinSwitches() {
  const member = useMe()?.member ?? false;
  const { setValue } = useFormContext<PinDraft>();
  const [is_public, is_prive] = useWatch<PinDraft, ['is_public', 'is_prive']>({
    name: ['is_public', 'is_prive'],
  });
  const press = (pressed: 'is_public' | 'is_prive', on: boolean) => {
    const next = publishSwitches(pressed, on, { is_public, is_prive });
    setValue('is_public', next.is_public, { shouldDirty: true });
    setValue('is_prive', next.is_prive, { shouldDirty: true });
  };
  const kept = !member && is_prive ? pinsText.priveKept : pinsText.privateNote;
  return (
    <div className={styles.switches}>
      <Switch
        label={pinsText.visible}
        note={is_public ? pinsText.visibleNote : kept}
        checked={is_public}
        onCheckedChange={(on) => press('is_public', on)}
      />
      <Switch
        tone="coral"
        icon={<KeyRound className="text-coral-ink" aria-hidden="true" />}
        label={pinsText.prive}
        note={pinsText.priveNote}
        checked={is_prive}
        disabled={!member}
        onCheckedChange={(on) => press('is_prive', on)}
      />
      {!member && (
        <PriveLink className="link text-small justify-self-start">{pinsText.becomeMember}</PriveLink>
      )}
    </div>
  );
}
