import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { client, orpc } from '../../../lib/api.ts';
import { errorText } from '../../../text/errors.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { toast } from '../../../ui/toast.ts';
import { useEndSession } from '../accounts.hooks.ts';
import { accountsText } from '../accounts.text.ts';

/** For who left a device behind, or finds a stranger on theirs. */
export function SignOutEverywhere() {
  const [asking, setAsking] = useState(false);
  const endSession = useEndSession();
  const { mutate, isPending } = useMutation({
    mutationKey: orpc.accounts.signOutEverywhere.key({ type: 'mutation' }),
    mutationFn: () => endSession(() => client.accounts.signOutEverywhere()),
    onError: (error) =>
      toast(accountsText.signOutEverywhereFailed, { kind: 'error', description: errorText(error) }),
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <Button variant="line" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {accountsText.signOutEverywhere}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={accountsText.signOutEverywhereTitle}
        description={accountsText.signOutEverywhereText}
        confirmLabel={accountsText.signOutEverywhere}
        busy={isPending}
        onConfirm={() => mutate()}
      />
    </>
  );
}
