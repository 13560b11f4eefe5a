import { type ReactNode, useRef } from 'react';
import { Region } from '../ui/Region.tsx';
import { useNearScreen } from '../ui/useNearScreen.ts';

/** CSS pixels of the slot: a width with a height, or with a ratio (width by height, 4 / 3 when left out). */
export type ArtShape = { width?: number; height?: number; ratio?: number };

export type ArtSize = { width: number; height: number };

export function artSize({ width = 400, height, ratio = 4 / 3 }: ArtShape): ArtSize {
  return { width, height: height ?? Math.round(width / ratio) };
}

export type ArtFrameProps = ArtSize & {
  className?: string | undefined;
  /** Leads its screen: it is drawn with the words, before anybody knows what can be seen. */
  first?: boolean | undefined;
  /** The category whose sky stands in it from the first paint on (grounds.css). */
  ground?: string | undefined;
  children: ReactNode;
};

/** Keeps the picture's place until it comes near the screen and is drawn, so that nothing moves when it arrives. */
export function ArtFrame({ width, height, className, first = false, ground, children }: ArtFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const near = useNearScreen(frame);
  return (
    <div
      ref={frame}
      className={className}
      data-ground={ground}
      style={{ aspectRatio: `${width} / ${height}` }}
      aria-hidden="true"
    >
      {(first || near) && <Region>{children}</Region>}
    </div>
  );
}
