import type { Me } from '@liora/domain/contract/accounts';
import { useQuery } from '@tanstack/react-query';
import { Vignette } from '../../../art/Vignette.tsx';
import { QueryArea } from '../../../ui/QueryArea.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { SecurityPart } from '../../accounts/security/SecurityRow.tsx';
import { DateLimitsForm } from '../../surprises/limits/DateLimitsForm.tsx';
import { WhoSeesWhat } from '../components/WhoSeesWhat.tsx';
import { linkQuery } from '../couples.queries.ts';
import { couplesText } from '../couples.text.ts';
import { LinkByCode } from './LinkByCode.tsx';
import { LinkedPartner } from './LinkedPartner.tsx';

/** The person's partner, or how to link with one. */
export function PartnerSettings({ me }: { me: Me }) {
  const query = useQuery(linkQuery());
  return (
    <SecurityPart title={couplesText.title}>
      <QueryArea
        query={query}
        skeleton={<Skeleton height={64} />}
        failed={{
          title: couplesText.loadFailed,
          retry: couplesText.retry,
          art: <Vignette kind="error" />,
          headingLevel: 3,
        }}
      >
        {({ partner, code_expires_at }) => (
          <div className="grid gap-5">
            {partner ? (
              <LinkedPartner partner={partner} />
            ) : (
              <LinkByCode me={me} waiting={code_expires_at !== null} />
            )}
            <WhoSeesWhat />
          </div>
        )}
      </QueryArea>
      <DateLimitsForm />
    </SecurityPart>
  );
}
