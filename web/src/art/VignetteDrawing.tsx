import { lampPost, litWindow, shutters } from '@liora/art/brand/vignettes';
import { useMemo } from 'react';
import { SvgArt } from '../ui/SvgArt.tsx';

export type VignetteKind = 'empty' | 'noResults' | 'error';

const SIZE_PX = 148;

interface VignetteDrawingProps {
  kind: VignetteKind;
  tone: 'light' | 'dark';
  uid: string;
}

export default function VignetteDrawing({ kind, tone, uid }: VignetteDrawingProps) {
  const svg = useMemo(() => {
    if (kind === 'noResults') return lampPost(SIZE_PX, tone, uid);
    return kind === 'error' ? shutters(SIZE_PX, tone) : litWindow(SIZE_PX, tone);
  }, [kind, tone, uid]);
  return <SvgArt svg={svg} />;
}
