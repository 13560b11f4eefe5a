import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { shortKind } from '@liora/domain/rules/kindWords';
import { ArrowDown, ArrowUp, GripVertical, X } from 'lucide-react';
import { coverOfStop } from '../../../art/coveredPlace.ts';
import { PlaceThumb } from '../../../art/PlaceThumb.tsx';
import { Cover } from '../../../ui/Cover.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { InlineError } from '../../../ui/InlineError.tsx';
import { createText } from './create.text.ts';
import type { DraftStop } from './draft.forms.ts';
import { StopDetails } from './StopDetails.tsx';
import type { StopWords } from './useStops.ts';

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

export type MoveControl = 'up' | 'down' | 'grip';

interface StopRowProps {
  /** Tells it from all other rows. */
  rowId: string;
  stop: DraftStop;
  /** Its place is at an earlier stop, too. */
  double: boolean;
  index: number;
  count: number;
  /** `from` is the control that was used: it keeps the focus. */
  onMove: (to: number, from: MoveControl) => void;
  onRemove: () => void;
  onChange: (words: StopWords) => void;
}

/** One stop of the draft: drag it by its grip, move it with the arrows, take it out, say something about it. */
export function StopRow({ rowId, stop, double, index, count, onMove, onRemove, onChange }: StopRowProps) {
  const sortable = useSortable({ id: rowId });
  const { transform, transition, isDragging } = sortable;
  return (
    <li
      ref={sortable.setNodeRef}
      className="create-row"
      data-stop={rowId}
      data-lifted={isDragging ? '' : undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <div className="create-row-main">
        <span className="create-number" aria-hidden="true">
          {index + 1}
        </span>
        <Cover ratio="1" art={<PlaceThumb place={coverOfStop(stop)} size={96} />} />
        <div className="min-w-0">
          <p className="text-label font-semibold truncate">{stop.name}</p>
          <p className="text-caption text-ink-2 truncate">{stopLine(stop)}</p>
        </div>
        <span className="flex">
          <Grip name={stop.name} sortable={sortable} index={index} count={count} onMove={onMove} />
          <IconButton label={createText.remove(stop.name)} onClick={onRemove} data-remove="">
            <X />
          </IconButton>
        </span>
      </div>
      {double && <InlineError>{createText.alreadyThere}</InlineError>}
      <StopDetails stop={stop} onChange={onChange}>
        <MoveButton stop={stop} to={index - 1} count={count} onMove={onMove} direction="up" />
        <MoveButton stop={stop} to={index + 1} count={count} onMove={onMove} direction="down" />
      </StopDetails>
    </li>
  );
}

interface GripProps extends Pick<StopRowProps, 'index' | 'count' | 'onMove'> {
  name: string;
  sortable: ReturnType<typeof useSortable>;
}

/** Drags the stop, and with the arrow keys moves it a step. */
function Grip({ name, sortable, index, count, onMove }: GripProps) {
  return (
    <IconButton
      label={createText.reorder(name)}
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
