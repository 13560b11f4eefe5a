import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Vignette } from '../../../art/Vignette.tsx';
import { buttonClass } from '../../../ui/buttonClass.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { checkInsText } from '../checkIns.text.ts';

const look = buttonClass();

/** Why nothing can be answered here, and the way to where it can. */
export function NotForNow({ why, next }: { why: 'signedOut' | 'noPartner' | 'noMember'; next: string }) {
  const told: Record<typeof why, { title: string; text: string; action: ReactNode }> = {
    signedOut: {
      title: checkInsText.signInTitle,
      text: checkInsText.signInText,
      action: (
        <Link to="/auth" search={{ next }} className={look}>
          {checkInsText.signIn}
        </Link>
      ),
    },
    noPartner: {
      title: checkInsText.noPartnerTitle,
      text: checkInsText.noPartnerText,
      action: (
        <Link to="/profile/settings/$part" params={{ part: 'partner' }} className={look}>
          {checkInsText.toPartner}
        </Link>
      ),
    },
    noMember: {
      title: checkInsText.membersTitle,
      text: checkInsText.membersText,
      action: (
        <Link to="/prive" className={look}>
          {checkInsText.seePrive}
        </Link>
      ),
    },
  };
  return <EmptyState art={<Vignette kind="empty" />} headingLevel={1} {...told[why]} />;
}
