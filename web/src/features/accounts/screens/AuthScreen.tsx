import { nextPath } from '@liora/domain/rules/nextPath';
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useMe } from '../accounts.hooks.ts';
import { accountsText } from '../accounts.text.ts';
import { AuthForm, type AuthMode } from '../components/AuthForm.tsx';
import { AuthFrame } from '../components/AuthFrame.tsx';

const TITLES = {
  'sign-in': () => accountsText.signIn,
  'sign-up': () => accountsText.signUp,
  forgot: () => accountsText.forgot,
  link: () => accountsText.emailLink,
} satisfies Record<AuthMode, () => string>;

/** /auth: who is signed in has no business here and goes on to where they were. */
export function AuthScreen() {
  const { mode = 'sign-in', next }: { mode?: AuthMode; next?: string } = useSearch({ strict: false });
  const navigate = useNavigate();
  const { history } = useRouter();
  const me = useMe();
  const path = nextPath(next);
  useEffect(() => {
    if (me) history.replace(path);
  }, [me, path, history]);
  return (
    <AuthFrame title={TITLES[mode]()} low={mode === 'sign-up'}>
      <AuthForm
        mode={mode}
        onModeChange={(chosen) => navigate({ to: '/auth', search: { mode: chosen, next }, replace: true })}
      />
    </AuthFrame>
  );
}
