import type { HoursAnswer, PastDate } from '@liora/domain/contract/invitations';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Clock } from 'lucide-react';
import { client, orpc } from '../../../lib/api.ts';
import { errorText } from '../../../text/errors.ts';
import { Button } from '../../../ui/Button.tsx';
import { toast } from '../../../ui/toast.ts';
import { Card } from './ContinueCard.tsx';
import { twoText } from './two.text.ts';

/** After a date, once: whether the hours of the place were right. */
export function HoursQuestion({ date }: { date: PastDate }) {
  const queries = useQueryClient();
  const say = useMutation({
    mutationFn: (answer: HoursAnswer) => client.invitations.answerHours({ id: date.id, answer }),
    onSuccess: (_stored, answer) => {
      if (answer === 'yes') toast(twoText.thanks, { kind: 'success' });
      if (answer === 'no') toast(twoText.noted, { kind: 'success' });
      void queries.invalidateQueries({ queryKey: orpc.invitations.afterDate.key() });
    },
    onError: (error) => toast(errorText(error, twoText.hoursFailed), { kind: 'error' }),
  });
  const answer = (what: HoursAnswer) => () => !say.isPending && say.mutate(what);
  return (
    <Card icon={<Clock aria-hidden="true" />} text={twoText.hours(date.venue_name)}>
      <Button variant="quiet" size="sm" onClick={answer('yes')}>
        {twoText.yes}
      </Button>
      <Button variant="quiet" size="sm" onClick={answer('no')}>
        {twoText.no}
      </Button>
      <Button variant="text" size="sm" onClick={answer('unasked')}>
        {twoText.unasked}
      </Button>
    </Card>
  );
}
