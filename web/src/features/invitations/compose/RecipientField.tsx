import { Link2 } from 'lucide-react';
import { Avatar } from '../../../ui/Avatar.tsx';
import { RadioList } from '../../../ui/RadioList.tsx';
import { usePartner } from '../../couples/usePartner.ts';
import styles from './compose.module.css';
import { composeText } from './compose.text.ts';
import type { Invited } from './compose.types.ts';

interface Recipient {
  /** Who is invited by name; null: whoever gets the link. */
  to: Invited | null;
  /** Set where there is a choice between the partner and a link. */
  choice: { partner: Invited; choose: (to: Invited | null) => void } | null;
}

/** For whom it is: who it was begun for; else the partner, where there is one, unless the link is chosen. */
export function useRecipient(
  named: Invited | null,
  byLink: boolean,
  setByLink: (byLink: boolean) => void,
): Recipient {
  const partner = usePartner();
  if (named || !partner) return { to: named, choice: null };
  return {
    to: byLink ? null : partner,
    choice: { partner, choose: (to) => setByLink(to === null) },
  };
}

export function RecipientField({ to, choice }: Recipient) {
  if (!choice)
    return (
      <div>
        <p className="field-label mb-2">{composeText.to}</p>
        <div className={styles.to}>
          <Face of={to} />
          <span className="min-w-0">
            <span className="block font-semibold wrap-anywhere">{to?.username ?? composeText.anyone}</span>
            <span className="block text-small text-ink-2">{to ? composeText.named : composeText.one}</span>
          </span>
        </div>
      </div>
    );
  const { partner, choose } = choice;
  return (
    <RadioList
      label={composeText.to}
      value={to ? 'partner' : 'anyone'}
      onValueChange={(value) => choose(value === 'partner' ? partner : null)}
      options={[
        {
          value: 'partner',
          label: partner.username,
          note: composeText.named,
          leading: <Face of={partner} />,
        },
        { value: 'anyone', label: composeText.anyone, note: composeText.one, leading: <Face of={null} /> },
      ]}
    />
  );
}

function Face({ of }: { of: Invited | null }) {
  if (of) return <Avatar name={of.username} photo={of.profile_photo_url} size={44} decorative />;
  return (
    <span className={styles.disc} aria-hidden="true">
      <Link2 className="size-5" />
    </span>
  );
}
