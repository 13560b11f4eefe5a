import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './classNames.ts';

export interface InlineErrorProps {
  id?: string;
  className?: string;
  /** Nothing is shown while there is no text, but the live region stays. */
  children?: ReactNode;
}

/** An error that belongs to a form as a whole, or to a control without a Field. Read out when it appears. */
export function InlineError({ id, className, children }: InlineErrorProps) {
  return (
    <div id={id} role="alert" className={classNames(className)}>
      {children ? (
        <p className="help help-bad">
          <CircleAlert />
          <span>{children}</span>
        </p>
      ) : null}
    </div>
  );
}
