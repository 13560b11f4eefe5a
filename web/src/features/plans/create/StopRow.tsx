import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { STOP_NOTE_MAX_CHARS } from '@liora/domain/limits';
import { shortKind } from '@liora/domain/rules/kindWords';
import { ArrowDown, ArrowUp, Banknote, Clock, GripVertical, NotebookPen, X } from 'lucide-react';
import { useState } from 'react';
import { PlaceThumb } from '../../../art/PlaceThumb.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Cover } from '../../../ui/Cover.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { createText } from './create.text.ts';
import type { DraftStop } from './draft.forms.ts';
import { StopCost } from './StopCost.tsx';
import { StopTime } from './StopTime.tsx';
import type { StopWords } from './useStops.ts';

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

export type MoveControl = 'up' | 'down' | 'grip';

interface StopRowProps {
  stop: DraftStop;
  index: number;
  count: number;
  /** `from` is the control that was used: it keeps the focus. */
  onMove: (to: number, from: MoveControl) => void;
  onRemove: () => void;
  onChange: (words: StopWords) => void;
}

/** One stop of the draft: drag it by its grip, move it with the arrows, take it out, say something about it. */
export function StopRow({ stop, index, count, onMove, onRemove, onChange }: StopRowProps) {
  const sortable = useSortable({ id: stop.place_id });
  const [noteOpen, setNoteOpen] = useState(false);
  const [timeOpen, setTimeOpen] = useState(false);
  const [costOpen, setCostOpen] = useState(false);
  const timed = stop.starts_at !== null || stop.stay_minutes !== null;
  const cost = stop.cost_for_two ?? null;
  const { transform, transition, isDragging } = sortable;
  return (
    <li
      ref={sortable.setNodeRef}
      className="create-row"
      data-stop={stop.place_id}
      data-lifted={isDragging ? '' : undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <div className="create-row-main">
        <span className="create-number" aria-hidden="true">
          {index + 1}
        </span>
        <Cover ratio="1" art={<PlaceThumb id={stop.place_id} category={stop.category ?? ''} size={96} />} />
        <div className="min-w-0">
          <p className="text-label font-semibold truncate">{stop.name}</p>
          <p className="text-caption text-ink-2 truncate">{stopLine(stop)}</p>
        </div>
        <span className="flex">
          <IconButton
            label={createText.reorder(stop.name)}
            className="create-grip"
            ref={sortable.setActivatorNodeRef}
            {...sortable.attributes}
            {...sortable.listeners}
            data-move="grip"
            onKeyDown={(event) => {
              const step = STEPS[event.key];
              if (step === undefined) return;
              event.preventDefault();
              if (index + step >= 0 && index + step < count) onMove(index + step, 'grip');
            }}
          >
            <GripVertical />
          </IconButton>
          <IconButton label={createText.remove(stop.name)} onClick={onRemove} data-remove="">
            <X />
          </IconButton>
        </span>
      </div>
      <div className="create-row-more">
        <span className="flex flex-1 flex-wrap gap-x-4">
          {!timeOpen && !timed && (
            <Button
              variant="text"
              size="sm"
              className="px-0"
              icon={<Clock />}
              onClick={() => setTimeOpen(true)}
            >
              {createText.addTime}
            </Button>
          )}
          {!noteOpen && stop.note === '' && (
            <Button
              variant="text"
              size="sm"
              className="px-0"
              icon={<NotebookPen />}
              onClick={() => setNoteOpen(true)}
            >
              {createText.addNote}
            </Button>
          )}
          {!costOpen && cost === null && (
            <Button
              variant="text"
              size="sm"
              className="px-0"
              icon={<Banknote />}
              onClick={() => setCostOpen(true)}
            >
              {createText.addCost}
            </Button>
          )}
        </span>
        <MoveButton stop={stop} to={index - 1} count={count} onMove={onMove} direction="up" />
        <MoveButton stop={stop} to={index + 1} count={count} onMove={onMove} direction="down" />
      </div>
      {(timeOpen || timed) && (
        <StopTime
          stop={stop}
          autoFocus={timeOpen && !timed}
          onChange={(time) => {
            setTimeOpen(true);
            onChange(time);
          }}
          onClear={() => {
            setTimeOpen(false);
            onChange({ starts_at: null, stay_minutes: null });
          }}
        />
      )}
      {(costOpen || cost !== null) && (
        <StopCost
          stop={stop}
          autoFocus={costOpen && cost === null}
          onChange={(cost_for_two) => {
            setCostOpen(true);
            onChange({ cost_for_two });
          }}
        />
      )}
      {(noteOpen || stop.note !== '') && (
        <TextArea
          className="create-note"
          label={createText.note(stop.name)}
          hideLabel
          placeholder={createText.noteHint}
          maxLength={STOP_NOTE_MAX_CHARS}
          rows={1}
          autoFocus={noteOpen && stop.note === ''}
          value={stop.note}
          onChange={(event) => {
            setNoteOpen(true);
            onChange({ note: event.target.value });
          }}
        />
      )}
    </li>
  );
}

interface MoveButtonProps extends Pick<StopRowProps, 'stop' | 'count' | 'onMove'> {
  to: number;
  direction: 'up' | 'down';
}

/** Stays focusable at the ends of the list, so that the focus is not lost on the last step. */
function MoveButton({ stop, to, count, onMove, direction }: MoveButtonProps) {
  const possible = to >= 0 && to < count;
  const label = direction === 'up' ? createText.moveUp(stop.name) : createText.moveDown(stop.name);
  return (
    <IconButton
      label={label}
      data-move={direction}
      aria-disabled={possible ? undefined : true}
      onClick={() => possible && onMove(to, direction)}
    >
      {direction === 'up' ? <ArrowUp /> : <ArrowDown />}
    </IconButton>
  );
}

/** What it is; of a place of one's own, where. */
const stopLine = ({ category, subcategory, types = [], address }: DraftStop) =>
  category ? shortKind({ category, subcategory, types }) : (address ?? '');
