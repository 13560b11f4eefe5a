import type { Security } from '@liora/domain/contract/accountSecurity';
import { lazyPart } from '../../../lib/lazyPart.ts';
import { PartLost } from '../../../ui/PartLost.tsx';
import { Region } from '../../../ui/Region.tsx';
import type { ProofWays } from './ProveDialog.tsx';
import type { IdentityQuestion } from './useIdentityProof.ts';

const ProveDialog = lazyPart(async () => (await import('./ProveDialog.tsx')).ProveDialog);

interface ProvingDialogProps {
  question: IdentityQuestion | null;
  /** Why it is asked for, where it is not about how one signs in. */
  lead?: string;
  /** What there is to prove it with; while that is not known, a password. */
  security: Security | undefined;
}

/** The question who somebody is, while there is one; its code is fetched for the first. */
export function ProvingDialog({ question, lead, security }: ProvingDialogProps) {
  if (!question) return null;
  return (
    <Region broken={<PartLost onLost={() => question.answer(false)} />}>
      <ProveDialog lead={lead} ways={waysOf(security)} onClose={question.answer} />
    </Region>
  );
}

const waysOf = (security: Security | undefined): ProofWays => ({
  password: security?.password ?? true,
  passkey: Boolean(security?.passkeys.length),
  codes: Boolean(security?.recovery_codes_left),
  company: security?.company?.connected ? security.company.name : null,
});
