import type { Security } from '@liora/domain/contract/accountSecurity';
import { maskedEmail } from '@liora/domain/rules/maskedEmail';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Vignette } from '../../../art/Vignette.tsx';
import { QueryArea } from '../../../ui/QueryArea.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { companyText } from '../company/company.text.ts';
import { ChangeEmailDialog } from './ChangeEmailDialog.tsx';
import { ChangePasswordDialog } from './ChangePasswordDialog.tsx';
import { ProvingDialog } from './ProvingDialog.tsx';
import { SecurityRow } from './SecurityRow.tsx';
import { securityQuery } from './security.queries.ts';
import { securityText } from './security.text.ts';
import { useIdentityProof } from './useIdentityProof.ts';

/** Email and password, each with a way to change it. */
export function SignInDetails() {
  const query = useQuery(securityQuery());
  return (
    <QueryArea
      query={query}
      skeleton={<Skeleton height={128} />}
      failed={{
        title: securityText.loadFailed,
        retry: securityText.retry,
        art: <Vignette kind="error" />,
        headingLevel: 3,
      }}
    >
      {(security) => <Rows security={security} />}
    </QueryArea>
  );
}

function Rows({ security }: { security: Security }) {
  const [changing, setChanging] = useState<'email' | 'password' | null>(null);
  const { withProof, question } = useIdentityProof();
  const close = () => setChanging(null);
  return (
    <>
      <div className="lines">
        <Email security={security} onChange={() => setChanging('email')} />
        <SecurityRow title={securityText.password} note={passwordNote(security)}>
          <ChangeButton label={securityText.changePassword} onPress={() => setChanging('password')} />
        </SecurityRow>
      </div>
      {changing === 'email' && <ChangeEmailDialog withProof={withProof} onClose={close} />}
      {changing === 'password' && <ChangePasswordDialog withProof={withProof} onClose={close} />}
      <ProvingDialog question={question} security={security} />
    </>
  );
}

function passwordNote({ password, company }: Security): string {
  if (password) return securityText.passwordNote;
  return company?.connected ? companyText.noPassword(company.name) : securityText.noPassword;
}

/** Masked until it is asked for: others may be looking on. */
function Email({ security, onChange }: { security: Security; onChange: () => void }) {
  const [shown, setShown] = useState(false);
  const { email, pending_email: pending } = security;
  return (
    <SecurityRow
      title={securityText.email}
      note={
        <>
          {shown ? email : maskedEmail(email)}
          {pending && <span className="block">{securityText.emailPending(pending)}</span>}
        </>
      }
    >
      <span className="flex gap-3">
        <button
          type="button"
          aria-label={shown ? securityText.hideEmail : securityText.showEmail}
          className="more-link"
          onClick={() => setShown(!shown)}
        >
          {shown ? securityText.hide : securityText.show}
        </button>
        <ChangeButton label={securityText.changeEmail} onPress={onChange} />
      </span>
    </SecurityRow>
  );
}

function ChangeButton({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <button type="button" aria-haspopup="dialog" aria-label={label} className="more-link" onClick={onPress}>
      {securityText.change}
    </button>
  );
}
