import type { CheckInMood } from '@liora/domain/rules/checkIns';
import { useId } from 'react';

interface Sky {
  top: string;
  bottom: string;
  sun: { y: number; r: number };
  clouds: readonly [number, number] | null;
  hill: number;
  halo?: true;
}

/** From before the sun to high above the hill. The same by day and by night: it is somebody's own sky. */
const SKIES: Record<CheckInMood, Sky> = {
  heavy: { top: '#6d7480', bottom: '#969a9c', sun: { y: 74, r: 11 }, clouds: [0.28, 0.24], hill: 0.62 },
  tired: { top: '#8f8a94', bottom: '#d3b9a2', sun: { y: 62, r: 13 }, clouds: [0.35, 0.28], hill: 0.6 },
  even: { top: '#a9c0bd', bottom: '#f1dfbf', sun: { y: 46, r: 15 }, clouds: null, hill: 0.5 },
  good: { top: '#f0b277', bottom: '#fbdca2', sun: { y: 34, r: 17 }, clouds: null, hill: 0.55 },
  glowing: { top: '#d9583c', bottom: '#f9b765', sun: { y: 30, r: 20 }, clouds: null, hill: 0.72, halo: true },
};

/** A mood as a sky; its word always stands beside it. */
export function MoodSky({ mood }: { mood: CheckInMood }) {
  const id = useId();
  const { top, bottom, sun, clouds, hill, halo } = SKIES[mood];
  return (
    <svg viewBox="0 0 66 66" aria-hidden="true" className="block size-full">
      <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor={top} />
        <stop offset="1" stopColor={bottom} />
      </linearGradient>
      <rect width="66" height="66" fill={`url(#${id})`} />
      {halo && <circle cx="33" cy="30" r="30" fill="#ffd58a" opacity=".35" />}
      <circle cx="33" cy={sun.y} r={sun.r} fill="#fff0c9" />
      {clouds && (
        <>
          <ellipse cx="22" cy="30" rx="17" ry="7" fill="#fff" opacity={clouds[0]} />
          <ellipse cx="44" cy="38" rx="18" ry="7.5" fill="#fff" opacity={clouds[1]} />
        </>
      )}
      <path d="M0 50q18-9 34-2t32-3v21H0z" fill="#3f2134" opacity={hill} />
    </svg>
  );
}
