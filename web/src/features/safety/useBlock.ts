import { PIN_BLOCK_TOAST_MS } from '@liora/domain/limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client, errorCode, orpc } from '../../lib/api.ts';
import { retrying } from '../../lib/retry.ts';
import { toast } from '../../ui/toast.ts';
import { useMe } from '../accounts/accounts.hooks.ts';
import { forgetContent } from './forgetContent.actions.ts';
import { safetyText } from './safety.text.ts';
import { blockFailureWords, signInWords, type Words } from './safetyFailures.rules.ts';
import type { SafetySubject } from './safetySubject.types.ts';

const showError = ({ title, ...options }: Words) => toast(title, { ...options, kind: 'error' });

/** Blocks the author of something; everything of theirs leaves every list at once (MOD-26). */
export function useBlock({ variant, author }: SafetySubject, onDone: () => void) {
  const queries = useQueryClient();
  const me = useMe();
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      retrying(() => client.safety.block({ user_id: author.user_id }), { doneWhen: 'ALREADY_BLOCKED' }),
    onSuccess: () => {
      forget();
      if (variant !== 'plan') toast(safetyText.pinBlocked, { kind: 'success', duration: PIN_BLOCK_TOAST_MS });
      onDone();
    },
    onError: (error) => {
      showError(blockFailureWords(variant, error));
      // Blocked meanwhile, in another tab: what is shown here is just as old.
      if (errorCode(error) === 'ALREADY_BLOCKED') forget();
      if (errorCode(error) === 'UNAUTHENTICATED')
        void queries.invalidateQueries(orpc.platform.start.queryOptions());
    },
  });
  const forget = () => {
    forgetContent(queries, { authorId: author.user_id });
    void queries.invalidateQueries({ queryKey: orpc.safety.blocked.key() });
  };
  const block = () => {
    // Of who is not known yet the server decides.
    if (me === null) showError(signInWords(variant, safetyText.blockFailures.auth_failed));
    else mutate();
  };
  return { block, busy: isPending };
}
