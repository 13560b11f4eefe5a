import type { Me } from '@liora/domain/contract/accounts';
import type { Invitation } from '@liora/domain/contract/invitations';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Mail, PenLine, Star } from 'lucide-react';
import { orpc } from '../../../lib/api.ts';
import { withOverlay } from '../../../lib/overlays.ts';
import { buttonClass } from '../../../ui/buttonClass.ts';
import { mineQuery } from '../../invitations/invitations.queries.ts';
import { EMPTY_DRAFT } from '../../plans/create/draft.forms.ts';
import { readDraft } from '../../plans/create/draft.store.ts';
import { Section } from '../components/Section.tsx';
import { Card } from './ContinueCard.tsx';
import { HoursQuestion } from './HoursQuestion.tsx';
import { twoText } from './two.text.ts';

const LOOK = buttonClass({ variant: 'quiet', size: 'sm' });

const waitingWords = ({ is_surprise, sender, venue_name }: Invitation): string =>
  is_surprise ? twoText.surprise(sender.username) : twoText.invitation(venue_name);

/** What somebody began, or is asked, and has not ended: an open invitation, a plan, a date that is over. */
export function ContinueCards({ me }: { me: Me }) {
  const received = useInfiniteQuery(mineQuery('received'));
  const after = useQuery(orpc.invitations.afterDate.queryOptions()).data;
  const open = received.data?.pages[0]?.invitations.find(
    ({ can_answer, is_expired, is_called_off }) => can_answer && !is_expired && !is_called_off,
  );
  const { draft } = readDraft(me.user_id);
  const begun = JSON.stringify(draft) !== JSON.stringify(EMPTY_DRAFT);
  if (!open?.own && !begun && !after?.hours && !after?.review) return null;
  return (
    <Section title={twoText.goOn}>
      <ul className="grid gap-3 md:grid-cols-2">
        {open?.own && (
          <Card icon={<Mail aria-hidden="true" />} text={waitingWords(open)}>
            <Link to="/invite/$code" params={{ code: open.own.code }} className={LOOK}>
              {twoText.answer}
            </Link>
          </Card>
        )}
        {begun && (
          <Card
            icon={<PenLine aria-hidden="true" />}
            text={draft.title ? twoText.draft(draft.title) : twoText.untitledDraft}
          >
            <Link to="." search={withOverlay({ create: true })} resetScroll={false} className={LOOK}>
              {twoText.finish}
            </Link>
          </Card>
        )}
        {after?.hours && <HoursQuestion date={after.hours} />}
        {after?.review && (
          <Card icon={<Star aria-hidden="true" />} text={twoText.review(after.review.venue_name)}>
            <Link to="/place/$id" params={{ id: after.review.place_id }} className={LOOK}>
              {twoText.writeReview}
            </Link>
          </Card>
        )}
      </ul>
    </Section>
  );
}
