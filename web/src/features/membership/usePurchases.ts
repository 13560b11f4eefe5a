import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { client } from '../../lib/api.ts';
import { NEEDED, shellVersions } from '../../lib/native/shellVersions.ts';
import { toast } from '../../ui/toast.ts';
import { knownMe } from '../accounts/accounts.queries.ts';
import { boughtWithoutPaywall } from './boughtWithoutPaywall.store.ts';
import { membershipOptions } from './membership.queries.ts';
import { membershipText } from './membership.text.ts';
import { nativePurchases } from './nativePurchases.actions.ts';
import { buyPrive, type Outcome, restorePrive, type Shop } from './purchases.actions.ts';
import { manageToast, purchaseToast, restoreToast, type Words } from './purchaseToasts.actions.ts';

function shopFor(queryClient: QueryClient): Shop {
  return {
    userId: async () => (await knownMe(queryClient))?.user_id ?? null,
    native: nativePurchases(),
    server: client.membership,
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  };
}

/** `buy()` and `restore()` say how it went; `busy` names the one that runs. */
export function usePurchases() {
  const queryClient = useQueryClient();
  const signIn = useSignInFirst();
  const tell = (outcome: Outcome, words: Words | null) => {
    if (outcome.kind === 'done') queryClient.setQueryData(membershipOptions().queryKey, outcome.membership);
    if (!words) return;
    const [title, options] = words;
    const action = { label: membershipText.signIn, onPress: signIn };
    toast(title, outcome.kind === 'sign in' ? { ...options, action } : options);
  };
  const buying = useMutation({
    mutationFn: () => {
      const shop = shopFor(queryClient);
      if (shop.native && shellVersions(window).paywall < NEEDED.paywall)
        boughtWithoutPaywall.setState(() => true);
      return buyPrive(shop);
    },
    onSuccess: (outcome) => tell(outcome, purchaseToast(outcome)),
  });
  const restoring = useMutation({
    mutationFn: () => restorePrive(shopFor(queryClient)),
    onSuccess: (outcome) => tell(outcome, restoreToast(outcome)),
  });
  const busy = buying.isPending ? 'buy' : restoring.isPending ? 'restore' : null;
  return {
    busy: busy as 'buy' | 'restore' | null,
    buy: () => busy ?? buying.mutate(),
    restore: () => busy ?? restoring.mutate(),
  };
}

/** Goes to sign in and comes back to the membership screen. */
function useSignInFirst(): () => void {
  const navigate = useNavigate();
  return () => void navigate({ to: '/auth', search: { next: '/prive' }, replace: true });
}

/** The store's own page of subscriptions where the app can open it, else where to find it (ERR-41). */
export function manageSubscription(): void {
  const manage = nativePurchases()?.manage;
  if (manage) void manage().catch(() => toast(...manageToast()));
  else toast(...manageToast());
}
