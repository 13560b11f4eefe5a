import { DndContext, type Modifier } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { type RefObject, useEffect, useRef } from 'react';
import { LiveRegion } from '../../../ui/LiveRegion.tsx';
import { createText } from './create.text.ts';
import { StopRow } from './StopRow.tsx';
import { isDouble, rowIds } from './stopOrder.rules.ts';
import { useStopDrag } from './useStopDrag.ts';
import type { StopsControl } from './useStops.ts';

interface StopListProps {
  control: StopsControl;
  /** True while a stop is lifted: Escape then puts it back and does not close the dialog. */
  lifted: RefObject<boolean>;
}

const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 });

/** The stops in order; every move can be made by dragging, by pressing and by keyboard. */
export function StopList({ control, lifted }: StopListProps) {
  const { stops, announcement, move, remove, change } = control;
  const list = useRef<HTMLOListElement>(null);
  const ids = rowIds(stops);
  const drag = useStopDrag(stops, ids, move, lifted);
  const refocus = useRefocus(list);
  return (
    <>
      <LiveRegion>{announcement}</LiveRegion>
      {stops.length === 0 && <p className="text-small text-ink-2">{createText.noStops}</p>}
      <DndContext {...drag} modifiers={[upAndDown]}>
        <SortableContext items={ids} strategy={verticalListSortingStrategy}>
          <ol ref={list} className="create-stops lines" aria-label={createText.stopsLabel}>
            {stops.map((stop, index) => (
              <StopRow
                key={ids[index]}
                rowId={ids[index] ?? ''}
                stop={stop}
                double={isDouble(stops, index)}
                index={index}
                count={stops.length}
                onMove={(to, from) => {
                  refocus(`[data-stop="${ids[index]}"] [data-move="${from}"]`);
                  move(stop, index, to);
                }}
                onRemove={() => {
                  const neighbour = ids[index + 1] ?? ids[index - 1];
                  refocus(`[data-stop="${neighbour}"] [data-remove]`);
                  remove(stop, index);
                }}
                onChange={(words) => change(stop, index, words)}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
    </>
  );
}

/** Moving or removing a row takes the focus with it; it goes where the person expects to go on. */
function useRefocus(list: RefObject<HTMLElement | null>) {
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    if (!wanted.current) return;
    list.current?.querySelector<HTMLElement>(wanted.current)?.focus();
    wanted.current = null;
  });
  return (selector: string) => {
    wanted.current = selector;
  };
}
