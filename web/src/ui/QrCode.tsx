import { useMemo } from 'react';
import { encode } from 'uqr';

export interface QrCodeProps {
  text: string;
  /** What whoever cannot see it hears: what it is for. What it holds stands beside it as text. */
  label: string;
}

/** Dark on light in both themes: cameras read no other. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = useMemo(() => encode(text, { border: 2 }), [text]);
  const dark = data.flatMap((row, y) => row.flatMap((is, x) => (is ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="mx-auto w-48 rounded-md bg-white"
    >
      <path d={dark.join('')} fill="#000" />
    </svg>
  );
}
