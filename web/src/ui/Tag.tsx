import type { ReactNode } from 'react';
import { classNames } from './classNames.ts';

export interface TagProps {
  /** 34 px, for detail pages. */
  big?: boolean;
  /** The plan's mood, in coral. */
  mood?: boolean;
  className?: string;
  children: ReactNode;
}

export function Tag({ big, mood, className, children }: TagProps) {
  return (
    <span className={classNames('tag', big && 'tag-big', mood && 'tag-mood', className)}>{children}</span>
  );
}
