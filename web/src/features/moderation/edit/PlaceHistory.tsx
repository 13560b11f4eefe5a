import type { PlaceEvent, PlaceValues } from '@liora/domain/contract/placeFields';
import { formatDate, formatList } from '@liora/domain/i18n/format';
import type { PlaceField } from '@liora/domain/rules/placeFields';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { Button } from '../../../ui/Button.tsx';
import { MorePages } from '../../../ui/MorePages.tsx';
import { QueryArea } from '../../../ui/QueryArea.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { moderationText } from '../moderation.text.ts';
import { editText } from './edit.text.ts';
import { historyOptions } from './editable.queries.ts';
import { valueWords } from './valueWords.rules.ts';

interface PlaceHistoryProps {
  placeId: string;
  undoing: boolean;
  onUndo: (edit: number) => void;
}

/** What became of a place by people: who, when, what and why, newest first, page after page. */
export function PlaceHistory({ placeId, undoing, onUndo }: PlaceHistoryProps) {
  const list = useInfiniteQuery(historyOptions(placeId));
  const listed = list.data?.pages.flatMap(({ events }) => events) ?? [];
  // What happens meanwhile moves others to a later page.
  const events = [...new Map(listed.map((event) => [`${event.kind} ${event.id}`, event]))];
  return (
    <section aria-labelledby="place-history" className="mt-8">
      <h3 id="place-history" className="t3">
        {editText.history}
      </h3>
      <QueryArea
        query={list}
        skeleton={<Skeleton width="100%" height={72} radius="var(--radius-card)" />}
        failed={{ title: editText.historyFailed, retry: editText.retry, headingLevel: 3 }}
      >
        {() => (
          <>
            {events.length === 0 && <p className="mt-2 text-small text-ink-2">{editText.noHistory}</p>}
            <ol className="mt-2">
              {events.map(([key, event]) => (
                <HistoryEvent key={key} event={event} undoing={undoing} onUndo={onUndo} />
              ))}
            </ol>
            <MorePages list={list} label={moderationText.showMore} />
          </>
        )}
      </QueryArea>
    </section>
  );
}

interface HistoryEventProps extends Omit<PlaceHistoryProps, 'placeId'> {
  event: PlaceEvent;
}

function HistoryEvent({ event, undoing, onUndo }: HistoryEventProps) {
  return (
    <li className="grid gap-1 py-4 wrap-anywhere not-first:shadow-[0_-1px_0_var(--line)]">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="text-label font-semibold">{titleOf(event)}</span>
        <time dateTime={event.at} className="text-small text-ink-2">
          {whenWords(event.at)}
        </time>
      </p>
      <EventWords event={event} />
      {event.kind === 'edit' && event.undoable && (
        <div>
          <Button variant="line" size="sm" icon={<Undo2 />} busy={undoing} onClick={() => onUndo(event.id)}>
            {editText.undo}
          </Button>
        </div>
      )}
    </li>
  );
}

const whenWords = (at: string) => formatDate(new Date(at), { dateStyle: 'medium', timeStyle: 'short' });

function titleOf(event: PlaceEvent): string {
  if (event.kind === 'merge') return editText.mergedFrom(event.from.name);
  const name = event.by ?? editText.somebody;
  return event.kind === 'edit' ? editText.editedBy(name) : editText.acceptedBy(name);
}

const names = (fields: readonly PlaceField[]) =>
  formatList(
    fields.map((field) => editText.fields[field]),
    'unit',
  );

interface ChangesProps {
  fields: readonly PlaceField[];
  before: Partial<PlaceValues>;
  after: Partial<PlaceValues>;
  unlocked?: readonly PlaceField[];
}

/** What each field was and became. */
function Changes({ fields, before, after, unlocked = [] }: ChangesProps) {
  return (
    <ul className="text-small">
      {fields.map((field) => {
        const say = unlocked.includes(field) ? editText.unlockedTo : editText.beforeAfter;
        return (
          <li key={field}>
            {say(editText.fields[field], valueWords(field, before), valueWords(field, after))}
          </li>
        );
      })}
    </ul>
  );
}

function EventWords({ event }: { event: PlaceEvent }) {
  if (event.kind === 'merge')
    return (
      <p className="text-small text-ink-2">
        {event.fields.length > 0 && editText.tookOver(names(event.fields))}{' '}
        {event.undone && editText.takenBack}
      </p>
    );
  if (event.kind === 'proposal')
    return (
      <>
        {event.changed && <Changes fields={event.fields} {...event.changed} />}
        <p className="text-small text-ink-2">
          {editText.said[event.said]} {event.reason}
        </p>
      </>
    );
  return (
    <>
      <Changes {...event} />
      <p className="text-small text-ink-2">{event.reason}</p>
      {event.undone && (
        <p className="text-small font-semibold">
          {editText.takenBackBy(event.undone.by ?? editText.somebody, whenWords(event.undone.at))}
        </p>
      )}
    </>
  );
}
