import { Link } from '@tanstack/react-router';
import { Vignette } from '../../../art/Vignette.tsx';
import { buttonClass } from '../../../ui/buttonClass.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { usePartner } from '../../couples/usePartner.ts';
import { SavedSkeleton } from '../list/NothingSaved.tsx';
import type { SavedSearch } from '../savedSearch.rules.ts';
import { SharedPlaces } from './SharedPlaces.tsx';
import { SharedPlans } from './SharedPlans.tsx';
import { sharedSavesText } from './sharedSaves.text.ts';

interface SharedWithPartnerProps {
  enabled: boolean;
  search: SavedSearch;
  searching: boolean;
}

/** The tab of what the partner shares (RUL-47): their places, and their plans. */
export function SharedWithPartner({ enabled, search, searching }: SharedWithPartnerProps) {
  const partner = usePartner();
  if (partner === undefined) return <SavedSkeleton look="row" />;
  if (partner === null) return <Nobody />;
  if (partner.paused)
    return (
      <EmptyState
        art={<Vignette kind="empty" />}
        title={sharedSavesText.paused}
        text={sharedSavesText.pausedText}
      />
    );
  return (
    <>
      <SharedPlaces partner={partner} search={search} searching={searching} enabled={enabled} />
      {!search.q && <SharedPlans partner={partner} enabled={enabled} />}
    </>
  );
}

function Nobody() {
  return (
    <EmptyState
      art={<Vignette kind="empty" />}
      title={sharedSavesText.nobody}
      text={sharedSavesText.nobodyText}
      action={
        <Link
          to="/profile/settings/$part"
          params={{ part: 'partner' }}
          className={buttonClass({ variant: 'primary' })}
        >
          {sharedSavesText.link}
        </Link>
      }
    />
  );
}
