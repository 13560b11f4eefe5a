/** One line of a spark drawing, in the units of its square viewBox. */
export interface Ray {
  from: readonly [number, number];
  to: readonly [number, number];
}

export interface DialRay extends Ray {
  /** The lit piece of the ray, from the inner end; null when the ray is dark. */
  lit: Ray | null;
}

export interface BurstRay extends Ray {
  on: boolean;
  width: number;
}

const round = (value: number) => Math.round(value * 100) / 100;

function ray(size: number, turn: number, inner: number, outer: number): Ray {
  const angle = turn * 2 * Math.PI - Math.PI / 2;
  const at = (radius: number): [number, number] => [
    round(size / 2 + Math.cos(angle) * radius * size),
    round(size / 2 + Math.sin(angle) * radius * size),
  ];
  return { from: at(inner), to: at(outer) };
}

/**
 * Ten rays lit clockwise from twelve o'clock (design/README §9): 8.7 lights eight, seven tenths of the
 * ninth, and leaves the tenth dark. A sliver under a twentieth is not drawn.
 */
export function dialRays(score: number, size: number): DialRay[] {
  const inner = 0.2;
  const outer = 0.47;
  return Array.from({ length: 10 }, (_, index) => {
    const share = Math.max(0, Math.min(1, score - index));
    const end = inner + (outer - inner) * Math.max(0.06, share);
    return {
      ...ray(size, index / 10, inner, outer),
      lit: share > 0.05 ? ray(size, index / 10, inner, end) : null,
    };
  });
}

/** The large dial: forty rays, every fourth one long. */
export function burstRays(score: number, size: number): BurstRay[] {
  return Array.from({ length: 40 }, (_, index) => {
    const long = index % 4 === 0;
    return {
      ...ray(size, index / 40, long ? 0.33 : 0.365, long ? 0.485 : 0.455),
      on: index < score * 4,
      width: round(size * (long ? 0.03 : 0.02)),
    };
  });
}

/** Ten steps of a bar, each lit from 0 to 100 percent. */
export function barSteps(value: number): number[] {
  return Array.from({ length: 10 }, (_, index) => Math.round(Math.max(0, Math.min(1, value - index)) * 100));
}

export function rayPath({ from, to }: Ray): string {
  return `M${from[0]} ${from[1]}L${to[0]} ${to[1]}`;
}
