import type { Security } from '@liora/domain/contract/accountSecurity';
import { useQuery } from '@tanstack/react-query';
import { Vignette } from '../../../art/Vignette.tsx';
import { QueryArea } from '../../../ui/QueryArea.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { CompanyPart } from './CompanyPart.tsx';
import { PasskeysPart } from './PasskeysPart.tsx';
import { ProvingDialog } from './ProvingDialog.tsx';
import { SecondStepPart } from './SecondStepPart.tsx';
import { SessionsPart } from './SessionsPart.tsx';
import { securityQuery } from './security.queries.ts';
import { securityText } from './security.text.ts';
import { useIdentityProof } from './useIdentityProof.ts';

/** How the signed-in person signs in besides their password, and where they are signed in. */
export function SecuritySettings() {
  const query = useQuery(securityQuery());
  return (
    <QueryArea
      query={query}
      skeleton={<SecuritySkeleton />}
      failed={{
        title: securityText.loadFailed,
        retry: securityText.retry,
        art: <Vignette kind="error" />,
      }}
    >
      {(security) => <Parts security={security} />}
    </QueryArea>
  );
}

function Parts({ security }: { security: Security }) {
  const { withProof, question } = useIdentityProof();
  return (
    <>
      {security.company && <CompanyPart company={security.company} withProof={withProof} />}
      <PasskeysPart security={security} withProof={withProof} />
      <SecondStepPart security={security} withProof={withProof} />
      <SessionsPart sessions={security.sessions} />
      <ProvingDialog question={question} security={security} />
    </>
  );
}

function SecuritySkeleton() {
  return (
    <div className="grid max-w-180 gap-4">
      {['1', '2', '3'].map((part) => (
        <div key={part} className="grid gap-3 pb-6">
          <Skeleton width="40%" height={28} />
          <Skeleton height={52} />
          <Skeleton height={52} />
        </div>
      ))}
    </div>
  );
}
