import type { Security } from '@liora/domain/contract/accountSecurity';
import { Building2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { client } from '../../../lib/api.ts';
import { isAppElsewhere } from '../../../lib/server.ts';
import { errorText } from '../../../text/errors.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { toast } from '../../../ui/toast.ts';
import { companyText } from '../company/company.text.ts';
import { placeToReturnTo, useWayToCompany } from '../company/useCompany.ts';
import { SecurityPart, SecurityRow } from './SecurityRow.tsx';
import { securityText } from './security.text.ts';
import { type IdentityProof, NotProved } from './useIdentityProof.ts';
import { useSecurityChange } from './useSecurityChange.ts';

interface CompanyPartProps {
  company: NonNullable<Security['company']>;
  withProof: IdentityProof['withProof'];
}

/** Whether the company signs in to this account, and how to change that. */
export function CompanyPart({ company: { name, connected }, withProof }: CompanyPartProps) {
  const [asking, setAsking] = useState(false);
  const go = useWayToCompany('connect', withProof);
  const remove = useSecurityChange({
    work: () => withProof(() => client.accounts.removeCompany()),
    onDone: () => toast(companyText.removed, { kind: 'success' }),
  });
  const connect = () =>
    go.mutate(placeToReturnTo(), {
      onError: (error) => {
        if (error instanceof NotProved) return;
        toast(securityText.failed, { kind: 'error', description: errorText(error) });
      },
    });
  return (
    <SecurityPart title={companyText.part}>
      <SecurityRow
        icon={<Building2 />}
        title={name}
        note={connected ? companyText.isConnected : companyText.notConnected}
      >
        {connected ? (
          <button
            type="button"
            className="more-link"
            aria-label={companyText.removeLabel(name)}
            onClick={() => setAsking(true)}
          >
            {companyText.remove}
          </button>
        ) : (
          !isAppElsewhere() && (
            <button type="button" className="more-link" aria-busy={go.isPending} onClick={connect}>
              {companyText.connect}
            </button>
          )
        )}
      </SecurityRow>
      <ConfirmDialog
        open={asking}
        onOpenChange={(open) => !open && setAsking(false)}
        title={companyText.removeTitle(name)}
        description={companyText.removeText}
        confirmLabel={companyText.removeIt}
        cancelLabel={companyText.keepIt}
        danger
        icon={<Trash2 />}
        onConfirm={() => {
          setAsking(false);
          remove.mutate();
        }}
      />
    </SecurityPart>
  );
}
