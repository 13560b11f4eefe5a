import { Info } from 'lucide-react';
import { useState } from 'react';
import { lazyPart } from '../../../lib/lazyPart.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { PartLost } from '../../../ui/PartLost.tsx';
import { Region } from '../../../ui/Region.tsx';
import { explainerText } from '../reviews.text.ts';
import type { SparkExplainerProps } from './SparkExplainer.tsx';

const SparkExplainer = lazyPart(async () => (await import('./SparkExplainer.tsx')).SparkExplainer);

/** The button beside a Spark Score that says how it comes about, and what it says (LOVE-04). */
export function SparkInfo({ ratings }: Pick<SparkExplainerProps, 'ratings'>) {
  const [open, setOpen] = useState<boolean>();
  return (
    <>
      <IconButton label={explainerText.open} onClick={() => setOpen(true)}>
        <Info />
      </IconButton>
      {open !== undefined && (
        <Region broken={<PartLost onLost={() => setOpen(undefined)} />}>
          <SparkExplainer ratings={ratings} open={open} onClose={() => setOpen(false)} />
        </Region>
      )}
    </>
  );
}
