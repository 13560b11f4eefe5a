import type { Security } from '@liora/domain/contract/accountSecurity';
import { useQuery } from '@tanstack/react-query';
import { Fingerprint } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { accountsText } from '../accounts.text.ts';
import { ProvingDialog } from '../security/ProvingDialog.tsx';
import { mayHavePasskeys } from '../security/passkeySupport.rules.ts';
import { securityQuery } from '../security/security.queries.ts';
import { securityText } from '../security/security.text.ts';
import { useAddPasskey } from '../security/useAddPasskey.ts';
import { useIdentityProof } from '../security/useIdentityProof.ts';
import { passkeyOffered } from './passkeyOffer.store.ts';

/** For who has come by a mailed link and has no passkey; asked once, and nothing waits for it. */
export function PasskeyOffer() {
  const { data: security } = useQuery(securityQuery());
  const isWanted = security?.passkeys_offered && security.passkeys.length === 0 && mayHavePasskeys();
  return isWanted ? <Offer security={security} /> : null;
}

function Offer({ security }: { security: Security }) {
  const title = useId();
  const { withProof, question } = useIdentityProof();
  const add = useAddPasskey(security, withProof, passkeyOffered);
  return (
    <section aria-labelledby={title} className="grid max-w-[520px] gap-3 rounded-card bg-sunken p-5">
      <h3 id={title} className="flex items-center gap-3 font-semibold">
        <Fingerprint aria-hidden="true" className="size-6 flex-none text-ink-2" />
        {accountsText.passkeyOffer}
      </h3>
      <p className="text-small text-ink-2">{accountsText.passkeyOfferText}</p>
      <div className="flex flex-wrap gap-2.5">
        <Button
          size="sm"
          busy={add.isPending}
          busyLabel={securityText.addingPasskey}
          onClick={() => add.mutate()}
        >
          {securityText.addPasskey}
        </Button>
        <Button variant="text" size="sm" onClick={passkeyOffered}>
          {accountsText.notNow}
        </Button>
      </div>
      <ProvingDialog question={question} security={security} />
    </section>
  );
}
