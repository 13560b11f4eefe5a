import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/**
 * The token of a mailed link. It leaves the address at once, so that it is not shared, kept or sent on with it
 * (RUL-33); this screen keeps it, also over a reload of this tab.
 * @param name of the place that keeps it, one per screen
 */
export function useMailedToken(name: string): { token: string | null; forget: () => void } {
  const fromAddress = useAddressToken();
  const key = keyOf(name);
  const [token, setToken] = useState(() => fromAddress ?? sessionStorage.getItem(key));
  // Another letter was opened where this screen stood already.
  if (fromAddress && fromAddress !== token) setToken(fromAddress);
  const navigate = useNavigate();
  useEffect(() => {
    if (!fromAddress) return;
    sessionStorage.setItem(key, fromAddress);
    void navigate({ to: '.', search: {}, hash: '', replace: true });
  }, [fromAddress, key, navigate]);
  return { token, forget: () => sessionStorage.removeItem(key) };
}

/** In the address's fields, or behind '#', where no server and no Referer gets it. */
function useAddressToken(): string | undefined {
  const { token } = useSearch({ strict: false });
  const hash = useLocation({ select: (location) => location.hash });
  return token ?? /^token=([\w-]{1,200})$/.exec(hash)?.[1];
}

/** Hands a token on to the screen of that name, without its ever standing in an address. */
export function keepMailedToken(name: string, token: string): void {
  sessionStorage.setItem(keyOf(name), token);
}

const keyOf = (name: string) => `liora.link.${name}`;
