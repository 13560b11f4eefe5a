import type { EditablePlace } from '@liora/domain/contract/placeFields';
import { formatDate } from '@liora/domain/i18n/format';
import type { PlaceField } from '@liora/domain/rules/placeFields';
import { Lock, LockOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../../ui/Badge.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { dayWords, shortSource } from '../directory/sourceLine.rules.ts';
import { editText } from './edit.text.ts';
import { changedFields, isLocked, type PlaceDraft } from './placeDraft.rules.ts';
import { valueWords } from './valueWords.rules.ts';

interface FieldRowProps {
  field: PlaceField;
  place: EditablePlace;
  draft: PlaceDraft;
  onLock: () => void;
  children: ReactNode;
}

/** A field with what its source says, whose word holds, and the lock. */
export function FieldRow({ field, place, draft, onLock, children }: FieldRowProps) {
  const label = editText.fields[field];
  const locked = isLocked(field, place, draft);
  const isChanged = changedFields(draft).includes(field);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-2 gap-y-1 py-4 shadow-[0_-1px_0_var(--line)]">
      <div className="min-w-0">{children}</div>
      <IconButton
        label={locked ? editText.unlock(label) : editText.lock(label)}
        aria-pressed={locked}
        className="-mr-[12px]"
        onClick={onLock}
      >
        {locked ? <Lock /> : <LockOpen />}
      </IconButton>
      <p className="col-span-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-ink-2 wrap-anywhere">
        <span className="line-clamp-2 min-w-0">
          {editText.sourceSays(
            shortSource(place.source),
            dayWords(place.source_date),
            valueWords(field, place.of_source),
          )}
        </span>
        {isChanged ? (
          <Badge kind="warn">{stateWords(field, place, draft)}</Badge>
        ) : (
          locked && <span className="whitespace-nowrap">{lockWords(field, place)}</span>
        )}
      </p>
    </div>
  );
}

function stateWords(field: PlaceField, { locks }: EditablePlace, { unlock }: PlaceDraft): string {
  if (unlock.includes(field)) return editText.willUnlock;
  return locks.some((lock) => lock.field === field) ? editText.changed : editText.willLock;
}

function lockWords(field: PlaceField, { locks }: EditablePlace): string {
  const lock = locks.find((one) => one.field === field);
  if (!lock) return '';
  const day = formatDate(new Date(lock.since), { dateStyle: 'medium' });
  return lock.by ? editText.lockedBy(lock.by, day) : editText.lockedSince(day);
}
