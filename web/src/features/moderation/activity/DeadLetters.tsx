import type { Activity } from '@liora/domain/contract/moderation';
import { formatDate } from '@liora/domain/i18n/format';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client, errorCode } from '../../../lib/api.ts';
import { errorText } from '../../../text/errors.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { toast } from '../../../ui/toast.ts';
import { activityOptions } from './activity.queries.ts';
import { activityText } from './activity.text.ts';

type Job = Activity['dead_letters'][number];

const nameOf = ({ queue, kind }: Job) => (kind ? `${queue}, ${kind}` : queue);

/** Jobs that were tried as often as their queue says; each is run again or dropped, which is written down. */
export function DeadLetters({ jobs }: { jobs: readonly Job[] }) {
  const [dropping, setDropping] = useState<Job | null>(null);
  const { mutate, isPending } = useDecideJob(() => setDropping(null));
  return (
    <section aria-labelledby="dead-letters" className="min-w-0 md:col-span-2">
      <h2 id="dead-letters" className="t3 mb-2">
        {activityText.deadLetters}
      </h2>
      {jobs.length === 0 && <p className="text-ink-2">{activityText.noDeadLetters}</p>}
      <ul className="lines">
        {jobs.map((job) => (
          <li key={job.id} className="flex flex-wrap items-center gap-3 py-3">
            <div className="min-w-0 flex-1 basis-60">
              <p className="font-semibold wrap-anywhere">{nameOf(job)}</p>
              <p className="text-small text-ink-2 wrap-anywhere">{whyWords(job)}</p>
            </div>
            <Button
              variant="line"
              size="sm"
              disabled={isPending}
              aria-label={activityText.againOf(nameOf(job))}
              onClick={() => mutate({ id: job.id, decision: 'runJobAgain' })}
            >
              {activityText.again}
            </Button>
            <Button
              variant="text"
              size="sm"
              disabled={isPending}
              aria-label={activityText.dropOf(nameOf(job))}
              onClick={() => setDropping(job)}
            >
              {activityText.drop}
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={dropping !== null}
        onOpenChange={(open) => !open && setDropping(null)}
        title={activityText.dropTitle}
        description={activityText.dropText}
        confirmLabel={activityText.drop}
        cancelLabel={activityText.keep}
        danger
        busy={isPending}
        onConfirm={() => dropping && mutate({ id: dropping.id, decision: 'dropJob' })}
      />
    </section>
  );
}

function whyWords({ why, tries, given_up_at }: Job): string {
  const when = formatDate(new Date(given_up_at), { dateStyle: 'medium', timeStyle: 'short' });
  return activityText.why(why ?? activityText.noWhy, activityText.tries(tries), when);
}

function useDecideJob(onDone: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, decision }: { id: string; decision: 'runJobAgain' | 'dropJob' }) =>
      client.moderation[decision]({ id }),
    onSuccess: (_, { decision }) =>
      toast(decision === 'dropJob' ? activityText.dropped : activityText.ranAgain, { kind: 'success' }),
    onError: (error) => {
      const words = errorCode(error) === 'NOT_FOUND' ? activityText.jobGone : errorText(error);
      toast(activityText.jobFailed, { kind: 'error', description: words });
    },
    onSettled: () => {
      onDone();
      return queries.invalidateQueries({ queryKey: activityOptions().queryKey });
    },
  });
}
