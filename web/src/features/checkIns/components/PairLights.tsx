import { useId } from 'react';
import { Glow } from '../../../ui/Glow.tsx';
import styles from '../checkIns.module.css';
import { checkInsText } from '../checkIns.text.ts';

interface PairLightsProps {
  /** Nobody has answered, I have, both have. */
  state: 'apart' | 'one' | 'both';
  mine: string;
  theirs: string;
  /** Radius of a light; the picture grows with it. */
  size: number;
  /** A third larger where there is room for it. */
  grows?: boolean;
  /** Without rings and glow, and not told: it stands beside words. */
  plain?: boolean;
}

const GAP = { apart: 1.12, one: 1.06, both: 0.58 };
const GLOW = { apart: 0.1, one: 0.34, both: 0.5 };
const RINGS = [
  [1.2, 0.34],
  [1.42, 0.24],
  [1.68, 0.14],
] as const;
/** Width and height of the picture, in radii. */
const BOX = { apart: [5.6, 3.5], one: [4.86, 4], both: [6.25, 3.42], plain: [4.4, 2.1] } as const;
const LETTER = { apart: 0, one: 0, both: 0.48 };

const initialOf = (name: string) => [...name][0]?.toUpperCase();

/** Two people as two lights: they meet when both have answered. */
export function PairLights({ state, mine, theirs, size: r, grows = false, plain = false }: PairLightsProps) {
  const id = useId();
  const [width, height] = BOX[plain ? 'plain' : state].map((radii) => radii * r) as [number, number];
  const [cx, cy, gap] = [width / 2, height / 2, r * GAP[state]];
  const [left, right] = [cx - gap, cx + gap];
  const lit = state === 'one' ? [left] : [left, right];
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      className={grows ? `${styles.lights} ${styles.growing}` : styles.lights}
      role="img"
      aria-label={plain ? undefined : checkInsText.lights[state]}
      aria-hidden={plain || undefined}
    >
      <defs>
        <clipPath id={`${id}c`}>
          <circle cx={left} cy={cy} r={r} />
        </clipPath>
      </defs>
      {!plain && <Glow cx={cx} cy={cy} r={r * 3} strength={GLOW[state]} />}
      {!plain && lit.map((x) => <Rings key={x} x={x} y={cy} r={r} />)}
      <circle cx={left} cy={cy} r={r} fill="#eb6041" />
      {state === 'one' ? (
        <circle
          cx={right}
          cy={cy}
          r={r - 1}
          fill="var(--canvas)"
          stroke="var(--line-control)"
          strokeWidth="2"
          strokeDasharray="1 8"
          strokeLinecap="round"
        />
      ) : (
        <circle cx={right} cy={cy} r={r} fill="#f2a93c" />
      )}
      {state === 'both' && (
        <g clipPath={`url(#${id}c)`}>
          <circle cx={right} cy={cy} r={r} fill="#ffe9bf" />
        </g>
      )}
      <Letter x={left - r * LETTER[state]} y={cy} r={r}>
        {initialOf(mine)}
      </Letter>
      <Letter x={right + r * LETTER[state]} y={cy} r={r} faint={state === 'one'}>
        {initialOf(theirs)}
      </Letter>
    </svg>
  );
}

function Rings({ x, y, r }: { x: number; y: number; r: number }) {
  return RINGS.map(([scale, opacity]) => (
    <circle
      key={scale}
      cx={x}
      cy={y}
      r={r * scale}
      fill="none"
      stroke="var(--amber)"
      strokeOpacity={opacity}
      strokeWidth="1.2"
    />
  ));
}

interface LetterProps {
  x: number;
  y: number;
  r: number;
  faint?: boolean;
  children: string | undefined;
}

function Letter({ x, y, r, faint, children }: LetterProps) {
  return (
    <text
      x={x}
      y={y + r * 0.18}
      textAnchor="middle"
      fontSize={r * 0.52}
      className={styles.letter}
      style={faint ? { fill: 'var(--ink-2)' } : undefined}
    >
      {children}
    </text>
  );
}
