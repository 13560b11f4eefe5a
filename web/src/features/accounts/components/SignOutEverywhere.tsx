import { useMutation } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { orpc } from '../../../lib/api.ts';
import { errorText } from '../../../text/errors.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { toast } from '../../../ui/toast.ts';
import { useRefreshSession } from '../accounts.hooks.ts';
import { accountsText } from '../accounts.text.ts';

/** The row in the settings for who left a device behind, or finds a stranger on theirs. */
export function SignOutEverywhere() {
  const [asking, setAsking] = useState(false);
  const refresh = useRefreshSession();
  const { mutate, isPending } = useMutation(
    orpc.accounts.signOutEverywhere.mutationOptions({
      onSuccess: refresh,
      onError: (error) =>
        toast(accountsText.signOutEverywhereFailed, { kind: 'error', description: errorText(error) }),
      onSettled: () => setAsking(false),
    }),
  );
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className="flex min-h-13 w-full max-w-130 items-center gap-3.5 text-start text-label font-semibold"
        onClick={() => setAsking(true)}
      >
        <LogOut aria-hidden="true" className="size-5 text-ink-2" />
        <span className="flex-1">{accountsText.signOutEverywhere}</span>
      </button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={accountsText.signOutEverywhereTitle}
        description={accountsText.signOutEverywhereText}
        confirmLabel={accountsText.signOutEverywhere}
        busy={isPending}
        onConfirm={() => mutate({})}
      />
    </>
  );
}
