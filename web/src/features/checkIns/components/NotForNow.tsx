import { Link } from '@tanstack/react-router';
import { Vignette } from '../../../art/Vignette.tsx';
import { buttonClass } from '../../../ui/buttonClass.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { SignInFirst } from '../../accounts/components/SignInFirst.tsx';
import { checkInsText } from '../checkIns.text.ts';

const look = buttonClass();

/** Why nothing can be answered here, and the way to where it can. */
export function NotForNow({ why, next }: { why: 'signedOut' | 'noPartner' | 'noMember'; next: string }) {
  if (why === 'signedOut')
    return (
      <SignInFirst
        headingLevel={1}
        title={checkInsText.signInTitle}
        text={checkInsText.signInText}
        label={checkInsText.signIn}
        next={next}
      />
    );
  const { title, text, action } = why === 'noPartner' ? noPartner() : noMember();
  return (
    <EmptyState art={<Vignette kind="empty" />} headingLevel={1} title={title} text={text} action={action} />
  );
}

const noPartner = () => ({
  title: checkInsText.noPartnerTitle,
  text: checkInsText.noPartnerText,
  action: (
    <Link to="/profile/settings/$part" params={{ part: 'partner' }} className={look}>
      {checkInsText.toPartner}
    </Link>
  ),
});

const noMember = () => ({
  title: checkInsText.membersTitle,
  text: checkInsText.membersText,
  action: (
    <Link to="/prive" className={look}>
      {checkInsText.seePrive}
    </Link>
  ),
});
