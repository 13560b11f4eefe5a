import { useNavigate } from '@tanstack/react-router';

/** To the main screen; this one is not to be gone back to (LINK-21). */
export function useGoHome(): () => void {
  const navigate = useNavigate();
  return () => void navigate({ to: '/', replace: true });
}
