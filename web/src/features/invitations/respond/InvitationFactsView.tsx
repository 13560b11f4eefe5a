import type { Invitation } from '@liora/domain/contract/invitations';
import { Link } from '@tanstack/react-router';
import { CalendarDays, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNow } from '../../../lib/clock.ts';
import { planMask } from '../../../lib/overlays.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Badge, type BadgeKind } from '../../../ui/Badge.tsx';
import { RichText } from '../../../ui/RichText.tsx';
import { CalendarFileLink } from '../../calendar/CalendarFileLink.tsx';
import styles from '../invitations.module.css';
import { invitationsText } from '../invitations.text.ts';
import { questionOf } from '../title.rules.ts';
import { fullTime } from '../when.rules.ts';
import { InvitationMap } from './InvitationMap.tsx';

/** Characters that stand in two lines on a desktop, as large as they are. */
const SHORT_QUESTION = 36;

interface InvitationFactsProps {
  code: string;
  invitation: Invitation;
  /** Between the question and the facts. */
  children?: ReactNode;
}

/** Who asks, where to and when: before anybody signs in. */
export function InvitationFactsView({ code, invitation, children }: InvitationFactsProps) {
  const { sender, venue_name, time_zone, notes } = invitation;
  const now = useNow();
  const times = timesShown(invitation);
  const question = questionOf(venue_name, times, time_zone);
  // Then they stand where one is chosen.
  const isChoosing = invitation.can_answer && times.length > 1;
  return (
    <>
      <header className={styles.head}>
        <Avatar
          name={sender.username}
          photo={sender.profile_photo_url}
          size={68}
          decorative
          className={styles.face}
        />
        <p className={styles.who}>
          <RichText text={invitationsText.takesYouOut(sender.username)} tags={{ b: bold }} />
        </p>
        <Standing invitation={invitation} />
        <h1 className={styles.question} data-long={question.length > SHORT_QUESTION || undefined}>
          {question}
        </h1>
      </header>
      {children}
      <dl className={styles.facts}>
        <div>
          <dt>
            <CalendarDays aria-hidden="true" />
            <span className="sr-only">{invitationsText.when}</span>
          </dt>
          <dd>
            {times.length === 0 && <span className="font-semibold">{invitationsText.noTime}</span>}
            {isChoosing && (
              <span className="block font-semibold">{invitationsText.timesToChoose(times.length)}</span>
            )}
            {(isChoosing ? [] : times).map((at) => (
              <time key={at} dateTime={at} className="block font-semibold">
                {fullTime(at, time_zone, now)}
              </time>
            ))}
            {hasFile(invitation, times) && <CalendarFileLink code={code} />}
          </dd>
        </div>
        <Where invitation={invitation} />
      </dl>
      <InvitationMap invitation={invitation} />
      {notes && <blockquote className={styles.note}>{notes}</blockquote>}
    </>
  );
}

const bold = (words: string) => <b className="text-ink wrap-anywhere">{words}</b>;

/** The chosen time once there is one; before, those that are proposed. */
const timesShown = ({ status, planned_date, times }: Invitation): readonly string[] =>
  status === 'accepted' && planned_date ? [planned_date] : times;

/** Of what is still to come there is a file for calendars. */
const hasFile = ({ status, is_called_off, is_expired }: Invitation, times: readonly string[]): boolean =>
  status !== 'rejected' && !is_called_off && !is_expired && times.length > 0;

function Where({ invitation }: { invitation: Invitation }) {
  const { place, plan, venue_name, venue_address, is_surprise, own } = invitation;
  const opening = timesShown(invitation).length === 1 && !plan ? place?.opening.state : undefined;
  return (
    <div>
      <dt>
        <MapPin aria-hidden="true" />
      </dt>
      <dd className="min-w-0">
        {place && !plan ? (
          <Link to="/place/$id" params={{ id: place.id }} className="text-link hit wrap-anywhere">
            {venue_name}
          </Link>
        ) : (
          <span className="wrap-anywhere">{venue_name}</span>
        )}
        {venue_address && <span className="block text-small text-ink-2 wrap-anywhere">{venue_address}</span>}
        {is_surprise && own && (
          <span className="block">
            <Link to="/us/surprises" className="text-link hit text-small">
              {invitationsText.seeSurprise}
            </Link>
          </span>
        )}
        {opening === 'open' && (
          <span className="block text-small text-olive-ink">{invitationsText.openThen}</span>
        )}
        {opening === 'closed' && (
          <span className="block text-small text-danger-ink">{invitationsText.closedThen}</span>
        )}
        {plan && (
          <Link
            to="/plan/$id"
            params={{ id: plan.id }}
            mask={planMask(plan.id)}
            className="text-link hit text-small"
          >
            {invitationsText.seePlan}
          </Link>
        )}
      </dd>
    </div>
  );
}

/** INV-16 and what else became of it; nothing while it can be answered. */
function Standing({ invitation }: { invitation: Invitation }) {
  const standing = standingOf(invitation);
  return (
    standing && (
      <Badge kind={standing.kind} className={styles.standing}>
        {standing.words}
      </Badge>
    )
  );
}

function standingOf(invitation: Invitation): { kind: BadgeKind; words: string } | null {
  const { status, is_called_off, is_expired, you } = invitation;
  if (is_called_off) return { kind: 'bad', words: invitationsText.calledOff };
  if (status === 'accepted') return { kind: 'ok', words: invitationsText.accepted };
  if (status === 'rejected') return { kind: 'soft', words: invitationsText.rejected };
  if (is_expired) return { kind: 'soft', words: invitationsText.expired };
  return you === 'sender' ? { kind: 'warn', words: invitationsText.pending } : null;
}
