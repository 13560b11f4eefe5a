import type { ReactNode } from 'react';
import { classNames } from './classNames.ts';
import { Region } from './Region.tsx';
import { SvgArt } from './SvgArt.tsx';

export interface EmptyStateProps {
  /** A vignette, drawn 148 px wide: an `<svg>` string of the art functions, or a node. */
  art?: ReactNode;
  title: ReactNode;
  /** One sentence. */
  text?: ReactNode;
  /** One button for empty lists, two where two things may empty it; errors may have two. */
  action?: ReactNode;
  /** 2 unless told otherwise; 1 when it is all the page has. */
  headingLevel?: 1 | 2 | 3;
  className?: string;
}

/** Nothing here, nothing found, or something failed: a picture, a title, a sentence, a way on. */
export function EmptyState({ art, title, text, action, headingLevel = 2, className }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={classNames('empty', className)}>
      {typeof art === 'string' ? (
        <SvgArt className="empty-art" svg={art} />
      ) : (
        art && (
          <div className="empty-art" aria-hidden="true">
            <Region>{art}</Region>
          </div>
        )
      )}
      <Heading className="t2 text-[1.375rem]">{title}</Heading>
      {text && <p className="empty-text">{text}</p>}
      {action && <div className="empty-actions">{action}</div>}
    </div>
  );
}
