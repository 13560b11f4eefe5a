import { dialRays, rayPath } from './sparkRays.ts';

export interface SparkDialProps {
  /** 0 to 10; null leaves every ray dark. */
  score: number | null;
  /** Pixels, 16 to 20. */
  size?: number;
}

/** The drawing alone, decorative; SparkScore adds the number that is its text. */
export function SparkDial({ score, size = 18 }: SparkDialProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox={`0 0 ${size} ${size}`}
      fill="none"
      strokeLinecap="round"
      strokeWidth={size * 0.085}
      aria-hidden="true"
    >
      {dialRays(score ?? 0, size).map((ray) => (
        <g key={rayPath(ray)}>
          <path d={rayPath(ray)} stroke="var(--spark-off)" />
          {ray.lit && <path d={rayPath(ray.lit)} stroke="var(--spark-on)" />}
        </g>
      ))}
    </svg>
  );
}
