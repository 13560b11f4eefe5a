import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client, errorCode, orpc } from '../../../lib/api.ts';
import { useOrigin } from '../../../lib/location/useOrigin.ts';
import { newRequestId } from '../../../lib/requestId.ts';
import { retrying } from '../../../lib/retry.ts';
import { errorText } from '../../../text/errors.ts';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/toast.ts';
import { currentDeckQuery } from '../match.queries.ts';
import { matchText } from '../match.text.ts';

/** Deals a deck of what is around the reader; one that was dealt meanwhile is that one. */
export function StartDeck({
  label = matchText.begin,
  variant = 'primary',
}: {
  label?: string;
  variant?: 'primary' | 'text';
}) {
  const where = useOrigin();
  const [request_id] = useState(newRequestId);
  const queries = useQueryClient();
  const start = useMutation({
    mutationFn: (origin: NonNullable<typeof where>) =>
      retrying(() => client.match.start({ request_id, origin: origin.origin, time_zone: origin.timeZone })),
    onSuccess: (answer) => queries.setQueryData(currentDeckQuery().queryKey, answer),
    onError: (error) => {
      toast(matchText.failed, { description: errorText(error), kind: 'error' });
      if (errorCode(error) === 'UNAUTHENTICATED')
        void queries.invalidateQueries(orpc.platform.start.queryOptions());
    },
  });
  return (
    <Button
      size={variant === 'text' ? 'sm' : 'lg'}
      variant={variant}
      disabled={!where}
      busy={start.isPending}
      busyLabel={matchText.beginning}
      onClick={() => where && start.mutate(where)}
    >
      {label}
    </Button>
  );
}
