import type { CSSProperties, ReactNode } from 'react';
import { serverAddress } from '../lib/server.ts';
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

const corners = ['tl', 'tr', 'bl', 'br'] as const;

/** Art or photo with radius, inner hairline, grain and corner slots. The picture is decorative. */
export function Cover(props: CoverProps) {
  const { art, photo, loading = 'lazy', ratio, shade, className, style, children } = props;
  return (
    <div className={classNames('cover', className)} style={ratio ? { aspectRatio: ratio, ...style } : style}>
      {photo ? (
        <img className="cover-photo" src={serverAddress(photo)} alt="" loading={loading} decoding="async" />
      ) : (
        <Art art={art} />
      )}
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

function Art({ art }: { art: ReactNode }) {
  if (!art) return null;
  if (typeof art === 'string') return <SvgArt className="cover-art" svg={art} />;
  return (
    <div className="cover-art" aria-hidden="true">
      <Region>{art}</Region>
    </div>
  );
}
