import { matchQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { changeAnswers } from '../../../lib/answers/changeAnswers.ts';
import { client, errorCode, orpc } from '../../../lib/api.ts';
import { retrying } from '../../../lib/retry.ts';
import { errorText } from '../../../text/errors.ts';
import { toast } from '../../../ui/toast.ts';
import { refreshContent } from '../forgetContent.actions.ts';
import { withoutGone } from '../goneContent.rules.ts';
import { safetyText } from '../safety.text.ts';

/** Ends a block: the row leaves the list, the content comes back everywhere (API-34, ERR-26). */
export function useUnblock(onUnblocked: () => void) {
  const queries = useQueryClient();
  const queryKey = orpc.safety.blocked.key();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ user_id }: { user_id: string }) => retrying(() => client.safety.unblock({ user_id })),
    onSuccess: (_result, { user_id }) => {
      changeAnswers(queries, withoutGone({ authorId: user_id }), (query) => matchQuery({ queryKey }, query));
      void queries.invalidateQueries({ queryKey });
      refreshContent(queries);
      toast(safetyText.unblocked, { kind: 'success' });
      onUnblocked();
    },
    onError: (error) => {
      const code = errorCode(error);
      toast(code ? errorText(error) : safetyText.unblockFailed, { kind: 'error' });
      if (code === 'UNAUTHENTICATED') void queries.invalidateQueries(orpc.platform.start.queryOptions());
    },
  });
  return { unblock: mutate, busy: isPending };
}
