import type { SignedIn } from '@liora/domain/contract/accountSecurity';
import { useMutation } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { client } from '../../../lib/api.ts';
import { useHydrated } from '../../../lib/firstRender.ts';
import { errorText } from '../../../text/errors.ts';
import { Button } from '../../../ui/Button.tsx';
import { InlineError } from '../../../ui/InlineError.tsx';
import { accountsText } from '../accounts.text.ts';
import { mayHavePasskeys } from '../security/passkeySupport.rules.ts';

/** Signs in by a passkey, without a name and a password; not there where passkeys cannot be. */
export function PasskeyButton({ onSignedIn }: { onSignedIn: (answer: SignedIn) => void }) {
  const signIn = useMutation({
    mutationFn: async () => {
      const { askPasskey } = await import('../security/passkeys.actions.ts');
      return client.accounts.signInWithPasskey({ response: await askPasskey() });
    },
    onSuccess: onSignedIn,
  });
  if (!useHydrated() || !mayHavePasskeys()) return null;
  return (
    <div className="grid gap-2">
      <Button
        variant="line"
        size="lg"
        wide
        icon={<KeyRound />}
        busy={signIn.isPending}
        onClick={() => signIn.mutate()}
      >
        {accountsText.usePasskey}
      </Button>
      <InlineError className="empty:-mt-2">
        {signIn.error && errorText(signIn.error, accountsText.passkeyMissing)}
      </InlineError>
    </div>
  );
}
