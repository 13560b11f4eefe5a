import '../membershipLine.css';
import type { Membership } from '@liora/domain/contract/membership';
import { ChevronRight, Hourglass, KeyRound } from 'lucide-react';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useMembership } from '../membership.hooks.ts';
import { membershipText as text } from '../membership.text.ts';
import { daysWords, hasLapsed, nextWords, standingWords } from '../membershipWords.rules.ts';
import { useLoadFailureToast } from '../useLoadFailureToast.ts';
import { PriveLink } from './PriveLink.tsx';

/** The own profile's line about the membership: tier, days left, and a trial that is about to end; leads to /prive. */
export function MembershipLine() {
  const { data, error } = useMembership();
  useLoadFailureToast(error);
  if (data?.trial_ending_soon) return <TrialEnding days={data.days_remaining ?? 0} />;
  if (!data && !error) return <Skeleton height={72} radius="24px" className="membership-line-waits" />;
  return (
    <PriveLink className="membership-line">
      <KeyRound aria-hidden="true" />
      <Words
        title={data ? standingWords(data) : text.prive}
        details={data ? details(data) : text.loadFailedText}
      />
      <ChevronRight aria-hidden="true" />
    </PriveLink>
  );
}

function details(membership: Membership): string {
  if (hasLapsed(membership)) return text.startAgain;
  const known = [daysWords(membership), nextWords(membership)].filter((words) => words !== null);
  return known.join(' · ') || text.seePrive;
}

function TrialEnding({ days }: { days: number }) {
  return (
    <PriveLink className="membership-line">
      <Hourglass aria-hidden="true" />
      <Words title={text.trialEndingSoon} details={text.daysOfPriveLeft(days)} />
      <span className="btn btn-coral btn-sm">{text.keep}</span>
    </PriveLink>
  );
}

function Words({ title, details: more }: { title: string; details: string }) {
  return (
    <span className="min-w-0 flex-1">
      <b className="text-label font-semibold">{title}</b>
      <span className="block text-caption text-ink-2">{more}</span>
    </span>
  );
}
