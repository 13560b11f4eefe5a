import type { EditablePlace, PlaceEvent, PlaceValues } from '@liora/domain/contract/placeFields';
import { formatDate, formatList } from '@liora/domain/i18n/format';
import type { PlaceField } from '@liora/domain/rules/placeFields';
import { Undo2 } from 'lucide-react';
import { Button } from '../../../ui/Button.tsx';
import { editText } from './edit.text.ts';
import { valueWords } from './valueWords.rules.ts';

interface PlaceHistoryProps {
  place: EditablePlace;
  undoing: boolean;
  onUndo: (edit: number) => void;
}

/** What became of a place by people: who, when, what and why, newest first. */
export function PlaceHistory({ place: { history }, undoing, onUndo }: PlaceHistoryProps) {
  return (
    <section aria-labelledby="place-history" className="mt-8">
      <h3 id="place-history" className="t3">
        {editText.history}
      </h3>
      {history.length === 0 && <p className="mt-2 text-small text-ink-2">{editText.noHistory}</p>}
      <ol className="mt-2">
        {history.map((event) => (
          <li
            key={`${event.kind} ${event.id}`}
            className="grid gap-1 py-4 wrap-anywhere not-first:shadow-[0_-1px_0_var(--line)]"
          >
            <p className="flex flex-wrap items-baseline gap-x-3">
              <span className="text-label font-semibold">{titleOf(event)}</span>
              <time dateTime={event.at} className="text-small text-ink-2">
                {whenWords(event.at)}
              </time>
            </p>
            <EventWords event={event} />
            {event.kind === 'edit' && event.undoable && (
              <div>
                <Button
                  variant="line"
                  size="sm"
                  icon={<Undo2 />}
                  busy={undoing}
                  onClick={() => onUndo(event.id)}
                >
                  {editText.undo}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ol>
    </section>
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
