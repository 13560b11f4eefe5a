import { doorAjar } from '@liora/art/brand/doorAjar';
import { useMemo } from 'react';
import { SvgArt } from '../ui/SvgArt.tsx';

export default function DoorAjarDrawing({
  width,
  height,
  uid,
}: {
  width: number;
  height: number;
  uid: string;
}) {
  return <SvgArt svg={useMemo(() => doorAjar(width, height, uid), [width, height, uid])} />;
}
