import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/**
 * The token of a mailed link. It leaves the address at once, so that it is not shared, kept or sent on with it
 * (RUL-33); this screen keeps it, also over a reload of this tab.
 * @param name of the place that keeps it, one per screen
 */
export function useMailedToken(name: string): { token: string | null; forget: () => void } {
  const { token: fromAddress } = useSearch({ strict: false });
  const key = keyOf(name);
  const [token] = useState(() => fromAddress ?? sessionStorage.getItem(key));
  const navigate = useNavigate();
  useEffect(() => {
    if (!fromAddress) return;
    sessionStorage.setItem(key, fromAddress);
    void navigate({ to: '.', search: {}, replace: true });
  }, [fromAddress, key, navigate]);
  return { token, forget: () => sessionStorage.removeItem(key) };
}

/** Hands a token on to the screen of that name, without its ever standing in an address. */
export function keepMailedToken(name: string, token: string): void {
  sessionStorage.setItem(keyOf(name), token);
}

const keyOf = (name: string) => `liora.link.${name}`;
