import type { LovedSort } from '@liora/domain/contract/reviewSorts';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Vignette } from '../../../art/Vignette.tsx';
import { locate } from '../../../lib/location/locate.ts';
import { locationText } from '../../../lib/location/location.text.ts';
import { Button } from '../../../ui/Button.tsx';
import { buttonClass } from '../../../ui/buttonClass.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { lovedText } from '../reviews.text.ts';

/** Why there is nothing, in the words of LOVE-08 to LOVE-10, and a way on. */
export function LovedEmpty({ sort, hasOrigin }: { sort: LovedSort; hasOrigin: boolean }) {
  const [asking, setAsking] = useState(false);
  if (sort === 'nearest' && !hasOrigin) {
    const ask = async () => {
      setAsking(true);
      await locate();
      setAsking(false);
    };
    return (
      <EmptyState
        art={<Vignette kind="noResults" />}
        title={lovedText.noLocation}
        text={lovedText.noLocationText}
        action={
          <Button busy={asking} onClick={ask}>
            {locationText.use}
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      art={<Vignette kind="empty" />}
      title={sort === 'recent' ? lovedText.noRecent : lovedText.none}
      text={sort === 'recent' ? lovedText.noRecentText : lovedText.noneText}
      action={
        <Link to="/search" className={buttonClass({ variant: 'primary' })}>
          {lovedText.explore}
        </Link>
      }
    />
  );
}
