import type { CSSProperties } from 'react';
import { classNames } from './classNames.ts';

export interface SkeletonProps {
  width?: CSSProperties['width'];
  height?: CSSProperties['height'];
  /** E.g. 'var(--radius-card)' or '50%'; 8 px unless told otherwise. */
  radius?: CSSProperties['borderRadius'];
  /** Width by height in place of a height, e.g. '4 / 3'. */
  ratio?: string;
  className?: string;
}

/** One grey piece. Put the pieces together in the shape of the thing that is coming, inside LoadingArea. */
export function Skeleton({ width, height, radius, ratio, className }: SkeletonProps) {
  const style = { width, height, borderRadius: radius, aspectRatio: ratio };
  return <div className={classNames('sk', className)} style={style} aria-hidden="true" />;
}
