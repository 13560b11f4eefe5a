import { useId, useState } from 'react';
import { pictureAddress } from '../lib/server.ts';
import { type AvatarDrawing, avatarDrawing } from './avatarDrawing.ts';
import { classNames } from './classNames.ts';

export interface AvatarProps {
  /** The username: it chooses the disc and is the text alternative. */
  name: string;
  photo?: string | null;
  /** Pixels; the initial appears from 28. */
  size?: number;
  /** The name stands beside it already, so assistive technology skips the picture. */
  decorative?: boolean;
  className?: string;
}

/** A photo, else a two-tone disc with the initial. A photo that cannot be loaded gives way to the disc. */
export function Avatar({ name, photo, size = 24, decorative, className }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  if (photo && photo !== broken) {
    return (
      <img
        className={classNames('avatar', className)}
        src={pictureAddress(photo)}
        width={size}
        height={size}
        alt={decorative ? '' : name}
        decoding="async"
        onError={() => setBroken(photo)}
      />
    );
  }
  return <Disc name={name} size={size} decorative={decorative} className={className} />;
}

function Disc({ name, size = 24, decorative, className }: AvatarProps) {
  const clip = useId();
  const look = avatarDrawing(name);
  return (
    <svg
      role="img"
      aria-hidden={decorative}
      aria-label={decorative ? undefined : name}
      className={classNames('avatar', className)}
      width={size}
      height={size}
      viewBox="0 0 40 40"
    >
      <clipPath id={clip}>
        <circle cx="20" cy="20" r="20" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <rect width="40" height="40" fill={look.ground} />
        <Shape look={look} />
        {size >= 28 && (
          <text
            x="20"
            y="26"
            textAnchor="middle"
            fontFamily="var(--face-display)"
            fontWeight="560"
            fontSize="17"
            fill={look.ink}
          >
            {look.initial}
          </text>
        )}
      </g>
    </svg>
  );
}

function Shape({ look: { shape, second } }: { look: AvatarDrawing }) {
  if (shape === 'hill') return <circle cx="20" cy="50" r="21" fill={second} />;
  if (shape === 'wave') return <path d="M-2 42V31q11-7 22 0t22 0v12z" fill={second} />;
  return <circle cx="34" cy="5" r="10" fill={second} />;
}
