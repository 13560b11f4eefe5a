import { useId } from 'react';

/** The door with the lamp on: Liora's sign. Decorative; the word stands beside it or names its link. */
export function Mark({ size = 32 }: { size?: number }) {
  const clip = useId();
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <path d="M5 30V14.5a11 11 0 0 1 22 0V30z" fill="var(--ink)" />
      <clipPath id={clip}>
        <path d="M8.4 26.6V14.5a7.6 7.6 0 0 1 15.2 0v12.1z" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <path d="M8 4h16v23H8z" fill="var(--coral)" />
        <circle cx="16" cy="20.4" r="5.2" fill="#ffd58a" />
        <path d="M8 21.4h16V27H8z" fill="var(--ink)" opacity=".28" />
      </g>
    </svg>
  );
}
