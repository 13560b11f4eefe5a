import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/**
 * The token of a mailed link. It leaves the address at once, so that it is not shared, kept or sent on with it
 * (RUL-33); this screen keeps it, also over a reload of this tab.
 * @param name of the place that keeps it, one per screen
 */
export function useMailedToken(name: string): { token: string | null; forget: () => void } {
  const { token: fromAddress } = useSearch({ strict: false });
  const key = `liora.link.${name}`;
  const [token] = useState(() => fromAddress ?? read(key));
  const navigate = useNavigate();
  useEffect(() => {
    if (!fromAddress) return;
    write(key, fromAddress);
    void navigate({ to: '.', search: {}, replace: true });
  }, [fromAddress, key, navigate]);
  return { token, forget: () => write(key, null) };
}

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Without storage the token lives as long as the screen. */
function write(key: string, token: string | null): void {
  try {
    if (token === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, token);
  } catch {
    // Nothing to keep it in.
  }
}
