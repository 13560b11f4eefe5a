import { useId } from 'react';
import { Glow } from '../../../ui/Glow.tsx';
import styles from '../couples.module.css';
import { couplesText } from '../couples.text.ts';

export interface Disc {
  name: string;
  photo: string | null;
}

interface PartnerDiscsProps {
  stage: 'apart' | 'near' | 'together';
  mine: Disc;
  /** Null while it is not known who it is. */
  theirs: Disc | null;
}

const MIDDLE = 160;
const Y = 95;
const RADIUS = 62;
const RINGS = [
  { radius: 74, opacity: 0.34 },
  { radius: 88, opacity: 0.24 },
  { radius: 104, opacity: 0.14 },
];
/** How far each stands from the middle, how bright it is between them, and how far outwards the letters stand. */
const STAGES = {
  apart: { reach: 92, glow: 0.12, letter: 0 },
  near: { reach: 52, glow: 0.22, letter: 10 },
  together: { reach: 36, glow: 0.5, letter: 30 },
};

/** Two people as two lights that come together. */
export function PartnerDiscs({ stage, mine, theirs }: PartnerDiscsProps) {
  const id = useId();
  const { reach, glow, letter } = STAGES[stage];
  return (
    <svg viewBox="0 0 320 190" role="img" aria-label={couplesText.picture[stage]} className={styles.discs}>
      <defs>
        <clipPath id={`${id}mine`}>
          <circle cx={MIDDLE - reach} cy={Y} r={RADIUS} />
        </clipPath>
      </defs>
      <Glow cx={MIDDLE} cy={Y} r={190} strength={glow} />
      {[-reach, reach].map((x) => (
        <Rings key={x} x={MIDDLE + x} />
      ))}
      <Light x={MIDDLE - reach} color="#eb6041" disc={mine} letterAt={-letter} clip={`${id}a`} />
      <Light x={MIDDLE + reach} color="#f2a93c" disc={theirs} letterAt={letter} clip={`${id}b`} />
      {stage === 'apart' ? (
        <path d="M136 95H184" className={styles.dots} />
      ) : (
        <g clipPath={`url(#${id}mine)`}>
          <circle cx={MIDDLE + reach} cy={Y} r={RADIUS} fill="#ffe9bf" />
        </g>
      )}
      {stage === 'together' && <path d="M149 96l8 8 15-17" className={styles.check} />}
    </svg>
  );
}

function Rings({ x }: { x: number }) {
  return RINGS.map(({ radius, opacity }) => (
    <circle
      key={radius}
      cx={x}
      cy={Y}
      r={radius}
      fill="none"
      stroke="var(--amber)"
      strokeOpacity={opacity}
      strokeWidth="1.2"
    />
  ));
}

interface LightProps {
  x: number;
  color: string;
  disc: Disc | null;
  letterAt: number;
  clip: string;
}

/** A photo where there is one, else a letter. */
function Light({ x, color, disc, letterAt, clip }: LightProps) {
  return (
    <>
      <circle cx={x} cy={Y} r={RADIUS} fill={color} />
      {disc?.photo && (
        <>
          <clipPath id={clip}>
            <circle cx={x} cy={Y} r={RADIUS - 4} />
          </clipPath>
          <image
            href={disc.photo}
            x={x - RADIUS}
            y={Y - RADIUS}
            width={RADIUS * 2}
            height={RADIUS * 2}
            preserveAspectRatio="xMidYMid slice"
            clipPath={`url(#${clip})`}
          />
        </>
      )}
      {disc && !disc.photo && (
        <text x={x + letterAt} y={106} textAnchor="middle" className={styles.letter}>
          {[...disc.name][0]?.toUpperCase()}
        </text>
      )}
    </>
  );
}
