import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactElement } from 'react';

export interface TooltipProps {
  /** A few words. The control keeps its own accessible name: touch never sees this. */
  label: string;
  side?: 'top' | 'bottom' | 'left' | 'right';
  /** The control it explains. */
  children: ReactElement;
}

export function Tooltip({ label, side = 'top', children }: TooltipProps) {
  return (
    <Base.Root>
      <Base.Trigger render={children} />
      <Base.Portal>
        <Base.Positioner className="pop-layer" side={side} sideOffset={6}>
          <Base.Popup className="tooltip">{label}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
