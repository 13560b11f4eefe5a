import type { Security } from '@liora/domain/contract/accountSecurity';
import { LifeBuoy, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { client } from '../../../lib/api.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { toast } from '../../../ui/toast.ts';
import { CodeAppDialog, type NewCodeApp } from './CodeAppDialog.tsx';
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx';
import { SecurityPart, SecurityRow } from './SecurityRow.tsx';
import { securityText } from './security.text.ts';
import type { IdentityProof } from './useIdentityProof.ts';
import { useSecurityChange } from './useSecurityChange.ts';

interface SecondStepPartProps {
  security: Security;
  withProof: IdentityProof['withProof'];
}

/** The app for codes, on or off, and the recovery codes that go with it. */
export function SecondStepPart({ security, withProof }: SecondStepPartProps) {
  const { code_app: isOn, recovery_codes_left: left } = security;
  const [app, setApp] = useState<NewCodeApp | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const [asking, setAsking] = useState<'off' | 'renew' | null>(null);
  const start = useSecurityChange({
    work: () => withProof(() => client.accounts.startCodeApp()),
    onDone: setApp,
  });
  const remove = useSecurityChange({
    work: () => withProof(() => client.accounts.removeCodeApp()),
    onDone: () => toast(securityText.codeAppRemoved, { kind: 'success' }),
  });
  const renew = useSecurityChange({
    work: () => withProof(() => client.accounts.renewRecoveryCodes()),
    onDone: ({ recovery_codes }) => setCodes(recovery_codes),
  });
  const busy = start.isPending || remove.isPending;
  return (
    <SecurityPart title={securityText.secondStep}>
      <div className="lines">
        <CodeAppSwitch isOn={isOn} busy={busy} onOn={() => start.mutate()} onOff={() => setAsking('off')} />
        {isOn && (
          <SecurityRow
            icon={<LifeBuoy />}
            title={securityText.recoveryCodes}
            note={securityText.recoveryLeft(left)}
          >
            <button type="button" className="more-link" onClick={() => setAsking('renew')}>
              {securityText.makeNew}
            </button>
          </SecurityRow>
        )}
      </div>
      {app && (
        <CodeAppDialog
          app={app}
          withProof={withProof}
          onClose={() => setApp(null)}
          onConfirmed={(fresh) => {
            setApp(null);
            setCodes(fresh);
          }}
        />
      )}
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />}
      <Confirmations
        asking={asking}
        onClose={() => setAsking(null)}
        onTurnOff={() => remove.mutate()}
        onRenew={() => renew.mutate()}
      />
    </SecurityPart>
  );
}

interface CodeAppSwitchProps {
  isOn: boolean;
  busy: boolean;
  onOn: () => void;
  onOff: () => void;
}

function CodeAppSwitch({ isOn, busy, onOn, onOff }: CodeAppSwitchProps) {
  return (
    <div className="flex min-h-16 items-center gap-4 py-2.5">
      <span aria-hidden="true" className="grid size-6 shrink-0 place-items-center text-ink-2 *:size-5">
        <Smartphone />
      </span>
      <Switch
        className="flex-1"
        label={securityText.codeApp}
        note={isOn ? securityText.codeAppOn : securityText.codeAppOff}
        checked={isOn}
        aria-busy={busy || undefined}
        onCheckedChange={(on) => {
          if (busy) return;
          if (on) onOn();
          else onOff();
        }}
      />
    </div>
  );
}

interface ConfirmationsProps {
  asking: 'off' | 'renew' | null;
  onClose: () => void;
  onTurnOff: () => void;
  onRenew: () => void;
}

/** Before the app for codes is turned off, and before its recovery codes end. */
function Confirmations({ asking, onClose, onTurnOff, onRenew }: ConfirmationsProps) {
  const closing = (confirm: () => void) => () => {
    onClose();
    confirm();
  };
  return (
    <>
      <ConfirmDialog
        open={asking === 'off'}
        onOpenChange={(open) => !open && onClose()}
        title={securityText.removeCodeAppTitle}
        description={securityText.removeCodeAppText}
        confirmLabel={securityText.turnOff}
        cancelLabel={securityText.keepIt}
        danger
        onConfirm={closing(onTurnOff)}
      />
      <ConfirmDialog
        open={asking === 'renew'}
        onOpenChange={(open) => !open && onClose()}
        title={securityText.renewTitle}
        description={securityText.renewText}
        confirmLabel={securityText.makeNew}
        onConfirm={closing(onRenew)}
      />
    </>
  );
}
