import type { PlaceDetails } from '@liora/domain/contract/places';
import type { Review } from '@liora/domain/contract/reviews';
import { type ReactNode, useState } from 'react';
import { lazyPart } from '../../../lib/lazyPart.ts';
import { PartLost } from '../../../ui/PartLost.tsx';
import { Region } from '../../../ui/Region.tsx';

const ReviewDialog = lazyPart(async () => (await import('../form/ReviewDialog.tsx')).ReviewDialog);

/** The form to say something oneself, which is fetched when it is asked for; `own`: what was said before. */
export function useReviewDialog(
  place: PlaceDetails,
  own: Review | null,
): { write: () => void; dialog: ReactNode } {
  const [writing, setWriting] = useState<{ nth: number; open: boolean }>();
  return {
    write: () => setWriting((last) => ({ nth: (last?.nth ?? 0) + 1, open: true })),
    dialog: writing && (
      <Region broken={<PartLost onLost={() => setWriting(undefined)} />}>
        <ReviewDialog
          key={writing.nth}
          place={place}
          own={own}
          open={writing.open}
          onClose={() => setWriting({ ...writing, open: false })}
        />
      </Region>
    ),
  };
}
