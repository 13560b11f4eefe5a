import type { ReactNode } from 'react';
import { LiveRegion } from './LiveRegion.tsx';
import { uiText } from './ui.text.ts';
import { useHeldLoading } from './useHeldLoading.ts';

export interface LoadingAreaProps {
  loading: boolean;
  /** Shaped like what is coming: 12 plan cards, 4 list items. */
  skeleton: ReactNode;
  className?: string;
  children: ReactNode;
}

/** Skeleton while loading (after 120 ms, for 400 ms at least), then the content. Says 'Loading' once. */
export function LoadingArea({ loading, skeleton, className, children }: LoadingAreaProps) {
  const held = useHeldLoading(loading);
  const waiting = loading || held;
  return (
    <div aria-busy={waiting} className={className}>
      <LiveRegion>{held ? uiText.loading : ''}</LiveRegion>
      {waiting ? held && skeleton : children}
    </div>
  );
}
