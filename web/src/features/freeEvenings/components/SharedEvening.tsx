import { readerZone } from '@liora/domain/i18n/format';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { withOverlay } from '../../../lib/overlays.ts';
import { planFor } from '../../../lib/plannedTime.ts';
import { Button } from '../../../ui/Button.tsx';
import { linkQuery } from '../../couples/couples.queries.ts';
import { InviteButton } from '../../invitations/components/InviteButton.tsx';
import { dinnerOn, longDay } from '../evenings.rules.ts';
import styles from '../freeEvenings.module.css';
import { freeEveningsText } from '../freeEvenings.text.ts';

interface SharedEveningProps {
  evening: string;
  /** What is said of it; the day alone unless told otherwise. */
  title?: string;
  planLabel?: string;
}

/** An evening on which both are free: one tap from an invitation, or a plan, for it. */
export function SharedEvening({ evening, title, planLabel }: SharedEveningProps) {
  const { data } = useQuery(linkQuery());
  const navigate = useNavigate();
  const at = dinnerOn(evening, readerZone());
  const plan = () => {
    planFor({ kind: 'picked', at });
    void navigate({ to: '.', search: withOverlay({ create: true }), resetScroll: false });
  };
  return (
    <div className={styles.found}>
      <p className="text-label font-semibold">{title ?? longDay(evening)}</p>
      <div className="flex flex-wrap gap-2.5">
        {data?.partner && (
          <InviteButton subject={{ venue: null, to: data.partner, at }} look={{ variant: 'line' }} />
        )}
        <Button variant="line" onClick={plan}>
          {planLabel ?? freeEveningsText.plan}
        </Button>
      </div>
    </div>
  );
}
