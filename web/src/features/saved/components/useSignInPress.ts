import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';

/** The way to sign in, and back to where somebody was. */
export function useSignInPress(): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    const next = `${location.pathname}${location.search}`;
    void navigate({ to: '/auth', search: { next } });
  }, [navigate]);
}
