import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { MeProvider } from '../features/accounts/MeProvider.tsx';
import { HydrationProvider } from '../lib/HydrationProvider.tsx';
import type { createAppRouter } from './router.tsx';

interface AppProps {
  queries: QueryClient;
  router: ReturnType<typeof createAppRouter>;
  /** Whether the server draws it, or the browser takes over what it drew. */
  isServers?: boolean;
}

/** The whole app: the same in the browser and where the server draws its first screens. */
export function App({ queries, router, isServers = false }: AppProps) {
  return (
    <StrictMode>
      <HydrationProvider isServers={isServers}>
        <QueryClientProvider client={queries}>
          <MeProvider>
            <RouterProvider router={router} />
          </MeProvider>
        </QueryClientProvider>
      </HydrationProvider>
    </StrictMode>
  );
}
