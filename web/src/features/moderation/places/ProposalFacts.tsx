import type { PlaceProposal } from '@liora/domain/contract/placeFacts';
import type { PlaceDetails } from '@liora/domain/contract/places';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNow } from '../../../lib/clock.ts';
import { Button } from '../../../ui/Button.tsx';
import { LoadingArea } from '../../../ui/LoadingArea.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { WeekHours } from '../../places/details/WeekHours.tsx';
import styles from '../frame/frame.module.css';
import { shownPlaceOptions } from '../moderation.queries.ts';
import { moderationText } from '../moderation.text.ts';
import { proposalsText } from './proposals.text.ts';
import { CHANGES, type FactField, proposedWords, stateWords } from './proposedFacts.rules.ts';

const FIELDS: readonly FactField[] = ['state', 'address', 'hours'];

interface ProposalFactsProps {
  proposal: PlaceProposal;
  /** What is typed of the fact that would be shown instead. */
  fact: string;
}

/** What is shown of the place now beside what is proposed. */
export function ProposalFacts({ proposal: { place, kind }, fact }: ProposalFactsProps) {
  const shown = useQuery(shownPlaceOptions(place.id));
  const known = shown.data?.place;
  if (shown.isError && !known)
    return (
      <p className="flex flex-wrap items-center gap-2 text-small text-ink-2">
        {proposalsText.placeFailed}
        <Button variant="text" size="sm" onClick={() => void shown.refetch()}>
          {moderationText.retry}
        </Button>
      </p>
    );
  return (
    <LoadingArea
      loading={!known}
      skeleton={<Skeleton width="100%" height={200} radius="var(--radius-card)" />}
    >
      {known && (
        <table className={styles.facts}>
          <thead>
            <tr>
              <td />
              <th scope="col">{proposalsText.shownNow}</th>
              <th scope="col">{proposalsText.proposed}</th>
            </tr>
          </thead>
          <tbody>
            {FIELDS.map((field) => (
              <tr key={field}>
                <th scope="row">{proposalsText.fields[field]}</th>
                <td>
                  <ShownNow field={field} place={known} />
                </td>
                {CHANGES[kind] === field ? (
                  <td className="font-semibold">{proposedWords(kind, fact)}</td>
                ) : (
                  <td className="text-ink-2">{proposalsText.asIs}</td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </LoadingArea>
  );
}

function ShownNow({ field, place }: { field: FactField; place: PlaceDetails }): ReactNode {
  const now = useNow();
  if (field === 'state') return stateWords(place);
  if (field === 'address') return place.address || <Missing />;
  if (place.hoursThisWeek && !place.goneAt) return <WeekHours place={place} at={now} />;
  return place.hoursText || <Missing />;
}

const Missing = () => <span className="text-ink-2">{proposalsText.missing}</span>;
