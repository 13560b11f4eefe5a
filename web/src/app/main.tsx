import '../lib/storageFallback.ts';
import '../styles/app.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { watchSession } from '../features/accounts/session/watchSession.effects.ts';
import { speakTo } from '../lib/language.ts';
import { refreshAllowedLocation } from '../lib/location/locate.ts';
import { queryClient } from '../lib/queryClient.ts';
import { watchTraversal } from '../lib/traversal.ts';
import { whenLoaded } from '../lib/whenLoaded.ts';
import { followTheme } from '../ui/theme/themeStore.ts';
import { router } from './router.tsx';

const place = document.getElementById('root');
if (!place) throw new Error('index.html has no #root');
if (import.meta.env.DEV) (await import('./dev/stage.ts')).setStage();
await speakTo(navigator.languages);
followTheme();
watchTraversal(router.history);
watchSession(queryClient);
void refreshAllowedLocation();
whenLoaded(async () => (await import('./background.ts')).startBackground(queryClient));
createRoot(place).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);
