import { type RefObject, useEffect, useRef, useState } from 'react';
import { useNow } from '../../../lib/clock.ts';
import { useClockZone } from '../../../lib/firstRender.ts';
import { RichText } from '../../../ui/RichText.tsx';
import { accountsText } from '../accounts.text.ts';
import { EmailLinkForm, type EmailLinkFormProps } from '../emailLink/EmailLinkForm.tsx';
import { partOfDay } from '../partOfDay.rules.ts';
import { ForgotForm } from './ForgotForm.tsx';
import { SignInForm } from './SignInForm.tsx';
import { SignUpForm } from './SignUpForm.tsx';

/** AUTH-03. */
export type AuthMode = 'sign-in' | 'sign-up' | 'forgot' | 'link';

export interface AuthFormProps {
  mode: AuthMode;
  onModeChange: (mode: AuthMode) => void;
  /** The person is signed in, and `useMe` says so already. */
  onSignedIn?: () => void;
  /** What a mailed link is asked for with: by somebody who has an account, unless this says otherwise. */
  link?: Pick<EmailLinkFormProps, 'mayBeNew' | 'invitation'>;
  /** 1 on a page of its own, 2 in a sheet or dialog. */
  headingLevel?: 1 | 2;
}

/** Who signs in is greeted by the hour of the day. */
function useTitle(mode: AuthMode): string {
  const [now, timeZone] = [useNow(), useClockZone()];
  if (mode === 'sign-in') return accountsText.greetings[partOfDay(now, timeZone)];
  return {
    'sign-up': accountsText.signUpTitle,
    forgot: accountsText.forgotTitle,
    link: accountsText.emailLinkTitle,
  }[mode];
}

/** Signing in, creating an account and asking for a new password; fits a page, a sheet and a dialog. */
export function AuthForm({
  mode,
  onModeChange,
  onSignedIn,
  link = { mayBeNew: false },
  headingLevel = 1,
}: AuthFormProps) {
  const [identifier, setIdentifier] = useState('');
  const title = useTitle(mode);
  const heading = useFocusOnChange(mode);
  const Heading = `h${headingLevel}` as const;
  // A prompt for one answer has a title of its own, which says as much.
  const look = headingLevel === 1 ? 't1' : mode === 'link' ? 'sr-only' : 't2';
  return (
    <div className="grid gap-4">
      <Heading ref={heading} tabIndex={-1} className={`outline-none ${look}`}>
        {title}
      </Heading>
      {mode === 'sign-in' && (
        <>
          <SignInForm
            identifier={identifier}
            onForgot={() => onModeChange('forgot')}
            onEmailLink={() => onModeChange('link')}
            onSignedIn={onSignedIn}
          />
          <OtherMode text={accountsText.newHere} onPress={() => onModeChange('sign-up')} />
        </>
      )}
      {mode === 'sign-up' && (
        <>
          <SignUpForm
            onSignedUp={({ signedIn, username }) => {
              if (signedIn) return onSignedIn?.();
              setIdentifier(username);
              onModeChange('sign-in');
            }}
          />
          <OtherMode text={accountsText.beenHere} onPress={() => onModeChange('sign-in')} />
        </>
      )}
      {mode === 'link' && (
        <>
          <EmailLinkForm {...link} />
          <OtherMode text={accountsText.havePassword} onPress={() => onModeChange('sign-in')} />
        </>
      )}
      {mode === 'forgot' && (
        <>
          <ForgotForm />
          <OtherMode text={accountsText.backToSignIn} onPress={() => onModeChange('sign-in')} />
        </>
      )}
    </div>
  );
}

/** The button that changed the mode is gone: the focus moves on to the new title. */
function useFocusOnChange(mode: AuthMode): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(mode);
  useEffect(() => {
    if (shown.current !== mode) heading.current?.focus();
    shown.current = mode;
  }, [mode]);
  return heading;
}

interface OtherModeProps {
  text: string;
  onPress: () => void;
}

function OtherMode({ text, onPress }: OtherModeProps) {
  const link = (words: string) => (
    <button type="button" className="text-link hit font-semibold text-ink" onClick={onPress}>
      {words}
    </button>
  );
  return (
    <p className="text-center text-label text-ink-2">
      <RichText text={text} tags={{ link }} />
    </p>
  );
}
