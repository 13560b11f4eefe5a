import { PHOTO_LARGE_PX, PHOTO_MEDIUM_PX, PHOTO_SMALL_PX } from '@liora/domain/limits';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { pictureAddress } from '../lib/server.ts';
import { classNames } from './classNames.ts';
import { Region } from './Region.tsx';
import { SvgArt } from './SvgArt.tsx';

export interface CoverProps {
  /** A drawn picture: an `<svg>` string of the art functions, or a node. */
  art?: ReactNode;
  /** A photo replaces the art at the same crop. */
  photo?: string | null;
  /** The place of the photo while it loads: 'lazy' unless it leads the page. */
  loading?: 'lazy' | 'eager';
  /** Width by height, e.g. '4 / 3' (default) or '1'. */
  ratio?: string;
  /** Corner slots: at most two badges in `tl`, one control in `tr`. */
  tl?: ReactNode;
  tr?: ReactNode;
  bl?: ReactNode;
  br?: ReactNode;
  /** The gradient that white text needs beneath it. */
  shade?: boolean;
  className?: string;
  style?: CSSProperties;
  children?: ReactNode;
}

const SIZES = [
  ['small', PHOTO_SMALL_PX],
  ['medium', PHOTO_MEDIUM_PX],
  ['large', PHOTO_LARGE_PX],
] as const;

const corners = ['tl', 'tr', 'bl', 'br'] as const;

/** Art or photo with radius, inner hairline, grain and corner slots. The picture is decorative. */
export function Cover(props: CoverProps) {
  const { art, photo, loading = 'lazy', ratio, shade, className, style, children } = props;
  return (
    <div className={classNames('cover', className)} style={ratio ? { aspectRatio: ratio, ...style } : style}>
      {photo ? <Photo key={photo} photo={photo} loading={loading} art={art} /> : <Art art={art} />}
      {shade && <div className="cover-shade" />}
      {corners.map(
        (corner) =>
          props[corner] && (
            <div key={corner} className={`cover-slot cover-${corner}`}>
              {props[corner]}
            </div>
          ),
      )}
      {children}
    </div>
  );
}

const SMALLEST = /^(\/photos\/.+\/)small$/;

/** In the size that there is room for; where it is not to be seen any more the art stands for it again. */
function Photo({ photo, loading, art }: { photo: string; loading: 'lazy' | 'eager'; art: ReactNode }) {
  const [lost, setLost] = useState(false);
  if (lost) return <Art art={art} />;
  const [, base] = SMALLEST.exec(photo) ?? [];
  const sizes = base && {
    srcSet: SIZES.map(([size, px]) => `${pictureAddress(base + size)} ${px}w`).join(', '),
    // A browser that does not know 'auto' takes the smallest for what is further down, as it always was.
    sizes: loading === 'lazy' ? 'auto, 160px' : '(min-width: 768px) 60vw, 100vw',
  };
  return (
    <img
      className="cover-photo"
      {...sizes}
      src={pictureAddress(photo)}
      alt=""
      loading={loading}
      decoding="async"
      onError={() => setLost(true)}
    />
  );
}

function Art({ art }: { art: ReactNode }) {
  if (!art) return null;
  if (typeof art === 'string') return <SvgArt className="cover-art" svg={art} />;
  return (
    <div className="cover-art" aria-hidden="true">
      <Region>{art}</Region>
    </div>
  );
}
