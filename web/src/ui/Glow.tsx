import { useId } from 'react';

interface GlowProps {
  cx: number;
  cy: number;
  r: number;
  /** How bright it is in its middle, by day: 0 to 1. */
  strength: number;
}

/** How much of its brightness is left halfway out. */
const HALFWAY = 0.36;

/** The light around two people, in an `<svg>`: golden by day, embers at night. */
export function Glow({ cx, cy, r, strength }: GlowProps) {
  const id = useId();
  return (
    <>
      <radialGradient id={id}>
        {[1, HALFWAY, 0].map((part, i) => (
          <stop
            key={part}
            offset={i / 2}
            stopOpacity={strength * part}
            style={{ stopColor: 'var(--glow)' }}
          />
        ))}
      </radialGradient>
      <circle cx={cx} cy={cy} r={r} fill={`url(#${id})`} style={{ opacity: 'var(--glow-opacity)' }} />
    </>
  );
}
