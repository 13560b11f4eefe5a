import type { PlaceProposal } from '@liora/domain/contract/placeFacts';
import { formatDate } from '@liora/domain/i18n/format';
import { PLACE_ADDRESS_MAX_CHARS, PLACE_HOURS_MAX_CHARS } from '@liora/domain/limits';
import { Link } from '@tanstack/react-router';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Field } from '../../../ui/Field.tsx';
import { LongText } from '../../../ui/LongText.tsx';
import { PersonLink } from '../../profiles/components/PersonLink.tsx';
import type { Draft } from '../decide/reason.rules.ts';
import { ProposalFacts } from './ProposalFacts.tsx';
import { proposalsText } from './proposals.text.ts';

/** What somebody says of a place, beside how it is shown. */
export function ProposalRead({ proposal, fact }: { proposal: PlaceProposal; fact: string }) {
  const { place, note, confirmed_at } = proposal;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <h2 className="t1 text-[2rem]/[1.15] wrap-anywhere md:text-[2.25rem]">{place.name}</h2>
      <Reporter proposal={proposal} />
      {note && <LongText className="quote max-w-170">{note}</LongText>}
      <ProposalFacts proposal={proposal} fact={fact} />
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-small text-ink-2">
        {confirmed_at
          ? proposalsText.confirmed(formatDate(new Date(confirmed_at), { dateStyle: 'medium' }))
          : proposalsText.neverConfirmed}
        <Link to="/place/$id" params={{ id: place.id }} className="text-link" preload={false}>
          {proposalsText.openPlace}
        </Link>
      </p>
    </div>
  );
}

function Reporter({ proposal: { reporter, created_at } }: { proposal: PlaceProposal }) {
  const when = formatDate(new Date(created_at), { dateStyle: 'medium', timeStyle: 'short' });
  const name = reporter?.username ?? proposalsText.somebody;
  return (
    <div className="flex items-center gap-3">
      <Avatar name={name} photo={reporter?.profile_photo_url ?? null} size={40} decorative />
      <p className="min-w-0 text-small wrap-anywhere">
        {reporter ? (
          <PersonLink userId={reporter.user_id} className="text-label font-semibold">
            {proposalsText.saidBy(name)}
          </PersonLink>
        ) : (
          proposalsText.saidBy(name)
        )}
        <time dateTime={created_at} className="block text-ink-2">
          {when}
        </time>
      </p>
    </div>
  );
}

interface FactFieldProps {
  proposal: PlaceProposal;
  draft: Draft;
  onFact: (fact: string) => void;
}

/** What is right instead, where accepting needs or may take it. */
export function RightFact({ proposal: { kind }, draft, onFact }: FactFieldProps) {
  if (draft.answer !== 'yes') return null;
  const common = {
    value: draft.fact,
    onChange: (event: { target: { value: string } }) => onFact(event.target.value),
  };
  if (kind === 'moved')
    return <Field {...common} label={proposalsText.address} maxLength={PLACE_ADDRESS_MAX_CHARS} required />;
  if (kind === 'wrong_hours')
    return (
      <Field
        {...common}
        label={proposalsText.hours}
        help={proposalsText.hoursHelp}
        maxLength={PLACE_HOURS_MAX_CHARS}
        optional
      />
    );
  return null;
}
