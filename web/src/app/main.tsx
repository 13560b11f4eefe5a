import '../lib/storageFallback.ts';
import '../styles/app.css';
import '../styles/features.ts';
import { watchSession } from '../features/accounts/session/watchSession.effects.ts';
import { watchPage } from '../lib/crashes.ts';
import { speakTo } from '../lib/language.ts';
import { refreshAllowedLocation } from '../lib/location/locate.ts';
import { formatChoice } from '../lib/ownFormat.ts';
import { queryClient } from '../lib/queryClient.ts';
import { traversed, watchTraversal } from '../lib/traversal.ts';
import { whenLoaded } from '../lib/whenLoaded.ts';
import { followTheme } from '../ui/theme/themeStore.ts';
import { beforeShown } from './beforeShown.ts';
import { createAppRouter } from './router.tsx';
import { show } from './show.tsx';

watchPage();
const place = document.getElementById('root');
if (!place) throw new Error('index.html has no #root');
if (import.meta.env.DEV) (await import('./dev/stage.ts')).setStage();
await speakTo(navigator.languages, formatChoice());
const router = createAppRouter();
followTheme();
watchTraversal(router.history);
const isElsewhere = beforeShown(router, traversed.state);
watchSession(queryClient);
whenLoaded(async () => (await import('./background.ts')).startBackground(queryClient, router));
// Not awaited here: the code of a screen waits for this file to end.
void show(place, { queries: queryClient, router }, isElsewhere).then(refreshAllowedLocation);
