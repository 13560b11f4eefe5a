import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { HydratedContext } from './firstRender.ts';

interface HydrationProviderProps {
  /** Whether the server draws this, or the browser takes over what it drew. */
  isServers: boolean;
  children: ReactNode;
}

/**
 * Gives the screen to its reader once it is taken over: their time, place and looks, in a transition, because that draws
 * most of the screen once more. A store that differed from what the server drew with would have React do it at once, in
 * one piece of more than half a second on a phone.
 */
export function HydrationProvider({ isServers, children }: HydrationProviderProps) {
  const [hydrated, setHydrated] = useState(!isServers);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return <HydratedContext value={hydrated}>{children}</HydratedContext>;
}
