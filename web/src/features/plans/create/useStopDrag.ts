import { closestCenter, type DndContextProps, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import type { RefObject } from 'react';
import { createText } from './create.text.ts';
import type { DraftStop } from './draft.forms.ts';

const DRAG_AFTER_PX = 4;

/** Props of the drag area, with every step told to screen readers. The keyboard moves stops without lifting them (StopRow). */
export function useStopDrag(
  stops: readonly DraftStop[],
  ids: readonly string[],
  move: (stop: DraftStop, index: number, to: number) => void,
  lifted: RefObject<boolean>,
): DndContextProps {
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: DRAG_AFTER_PX } }));
  const indexOf = (id: unknown) => ids.indexOf(String(id));
  const nameOf = (id: unknown) => stops[indexOf(id)]?.name ?? '';
  const positionOf = (id: unknown) => indexOf(id) + 1;
  // The key press that ends a drag reaches the dialog, too: it must still see the stop as lifted.
  const land = () => void setTimeout(() => (lifted.current = false));
  return {
    sensors,
    collisionDetection: closestCenter,
    onDragStart: () => {
      lifted.current = true;
    },
    onDragCancel: land,
    onDragEnd: ({ active, over }) => {
      land();
      const index = indexOf(active.id);
      const stop = stops[index];
      if (stop && over && over.id !== active.id) move(stop, index, indexOf(over.id));
    },
    accessibility: {
      screenReaderInstructions: { draggable: createText.drag.how },
      announcements: {
        onDragStart: ({ active }) => createText.drag.lifted(nameOf(active.id), positionOf(active.id)),
        onDragOver: ({ active, over }) =>
          over ? createText.drag.over(nameOf(active.id), positionOf(over.id)) : undefined,
        onDragEnd: ({ active, over }) =>
          over
            ? createText.drag.dropped(nameOf(active.id), positionOf(over.id))
            : createText.drag.cancelled(nameOf(active.id)),
        onDragCancel: ({ active }) => createText.drag.cancelled(nameOf(active.id)),
      },
    },
  };
}
