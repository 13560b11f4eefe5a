import { Footprints } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './classNames.ts';

export interface RouteStop {
  id: string;
  content: ReactNode;
  /** The way to the next stop, e.g. '7 minutes on foot'. Not shown on the last one. */
  leg?: ReactNode;
}

export interface RouteListProps {
  stops: readonly RouteStop[];
  className?: string;
}

/** Numbered stops joined by a coral line; the last number is the one that is lit. */
export function RouteList({ stops, className }: RouteListProps) {
  return (
    <ol className={classNames('route-list', className)}>
      {stops.map(({ id, content, leg }, index) => (
        <li key={id} className="route-stop">
          <span className="route-number" aria-hidden="true">
            {index + 1}
          </span>
          <div className="min-w-0">
            {content}
            {leg && index < stops.length - 1 && (
              <p className="route-leg">
                <Footprints />
                {leg}
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
