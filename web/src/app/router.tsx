import { createRoute, createRouter, type RouterHistory, redirect } from '@tanstack/react-router';
import { ExploreScreen } from '../features/explore/screens/ExploreScreen.tsx';
import { memoriesSearch } from '../features/memories/memoriesSearch.rules.ts';
import { placeSearch } from '../features/places/placeSearch.rules.ts';
import { NotFoundScreen } from '../features/platform/screens/NotFoundScreen.tsx';
import { savedSearch } from '../features/saved/savedSearch.rules.ts';
import { parseAddress, stringifyAddress } from '../lib/addressSearch.ts';
import { isTakingOver } from '../lib/firstRender.ts';
import { PRIVE_MASK } from '../lib/overlays.ts';
import { traversed } from '../lib/traversal.ts';
import { accountRoutes } from './accountRoutes.ts';
import { adminRoutes } from './adminRoutes.ts';
import { lazyScreen } from './lazyScreen.ts';
import { placeRoutes } from './placeRoutes.ts';
import { platformRoutes } from './platformRoutes.ts';
import { root } from './rootRoute.ts';
import { ErrorScreen } from './screens/ErrorScreen.tsx';
import { HomeScreen } from './screens/HomeScreen.tsx';
import {
  checkInSearch,
  linkSearch,
  lovedSearch,
  plansSearch,
  profileSearch,
  viewAsSearch,
} from './search.ts';

// Each route is a constant of its own: inside the array its types would be lost.
const homeRoute = createRoute({ getParentRoute: () => root, path: '/', component: HomeScreen });
const exploreRoute = createRoute({ getParentRoute: () => root, path: '/explore', component: ExploreScreen });
const searchRoute = createRoute({
  getParentRoute: () => root,
  path: '/search',
  validateSearch: placeSearch,
  component: lazyScreen(() => import('../features/places/screens/SearchScreen.tsx'), 'SearchScreen'),
});
const categoryRoute = createRoute({
  getParentRoute: () => root,
  path: '/category',
  validateSearch: placeSearch,
  component: lazyScreen(() => import('../features/places/screens/CategoryScreen.tsx'), 'CategoryScreen'),
});
const mapRoute = createRoute({
  getParentRoute: () => root,
  path: '/map',
  validateSearch: placeSearch,
  component: lazyScreen(() => import('../features/places/screens/MapScreen.tsx'), 'MapScreen'),
});
const lovedRoute = createRoute({
  getParentRoute: () => root,
  path: '/liora-loved',
  validateSearch: lovedSearch,
  component: lazyScreen(() => import('../features/reviews/screens/LovedScreen.tsx'), 'LovedScreen'),
});
const curatedPlansRoute = createRoute({
  getParentRoute: () => root,
  path: '/curated-plans',
  validateSearch: plansSearch,
  // An address that somebody typed or kept; inside the app the same parameter is shown as /plan/{id} (RUL-91).
  beforeLoad: ({ search, location }) => {
    if (search.plan && !location.maskedLocation)
      throw redirect({ to: '/plan/$id', params: { id: search.plan }, replace: true });
  },
  component: lazyScreen(() => import('../features/plans/screens/PlansScreen.tsx'), 'PlansScreen'),
});
const planRoute = createRoute({
  getParentRoute: () => root,
  path: '/plan/$id',
  validateSearch: viewAsSearch,
  component: lazyScreen(() => import('../features/plans/screens/PlanScreen.tsx'), 'PlanScreen'),
});
/** The membership screen lies over the plans, whoever comes by its address; links inside the app open it where one is. */
const priveRoute = createRoute({
  getParentRoute: () => root,
  path: '/prive',
  beforeLoad: () => {
    throw redirect({ to: '/curated-plans', search: { prive: true }, mask: PRIVE_MASK, replace: true });
  },
});
const savedRoute = createRoute({
  getParentRoute: () => root,
  path: '/saved',
  validateSearch: savedSearch,
  component: lazyScreen(() => import('../features/saved/screens/SavedScreen.tsx'), 'SavedScreen'),
});
const memoriesRoute = createRoute({
  getParentRoute: () => root,
  path: '/memories/{-$part}',
  validateSearch: memoriesSearch,
  component: lazyScreen(() => import('../features/memories/screens/MemoriesScreen.tsx'), 'MemoriesScreen'),
});
const sharedMemoryRoute = createRoute({
  getParentRoute: () => root,
  path: '/shared-memory/$shareCode',
  component: lazyScreen(
    () => import('../features/memories/shared/SharedMemoryScreen.tsx'),
    'SharedMemoryScreen',
  ),
});
const notificationsRoute = createRoute({
  getParentRoute: () => root,
  path: '/notifications',
  component: lazyScreen(
    () => import('../features/notifications/screens/NotificationsScreen.tsx'),
    'NotificationsScreen',
  ),
});
const surprisesRoute = createRoute({
  getParentRoute: () => root,
  path: '/us/surprises',
  component: lazyScreen(() => import('../features/surprises/screens/SurprisesScreen.tsx'), 'SurprisesScreen'),
});
const surpriseRoute = createRoute({
  getParentRoute: () => root,
  path: '/us/surprises/$id',
  component: lazyScreen(() => import('../features/surprises/screens/SurpriseScreen.tsx'), 'SurpriseScreen'),
});
const profileRoute = createRoute({
  getParentRoute: () => root,
  path: '/profile',
  validateSearch: profileSearch,
  component: lazyScreen(() => import('../features/profiles/screens/ProfileScreen.tsx'), 'ProfileScreen'),
});
const publicProfileRoute = createRoute({
  getParentRoute: () => root,
  path: '/profile/$userId',
  validateSearch: viewAsSearch,
  component: lazyScreen(
    () => import('../features/profiles/screens/PublicProfileScreen.tsx'),
    'PublicProfileScreen',
  ),
});
const usRoute = createRoute({
  getParentRoute: () => root,
  path: '/us',
  component: lazyScreen(() => import('../features/couples/us/UsScreen.tsx'), 'UsScreen'),
});
const bucketListRoute = createRoute({
  getParentRoute: () => root,
  path: '/us/bucket-list',
  component: lazyScreen(
    () => import('../features/bucketLists/screens/BucketListScreen.tsx'),
    'BucketListScreen',
  ),
});
const checkInRoute = createRoute({
  getParentRoute: () => root,
  path: '/us/check-in',
  validateSearch: checkInSearch,
  component: lazyScreen(() => import('../features/checkIns/screens/CheckInScreen.tsx'), 'CheckInScreen'),
});
const checkInsRoute = createRoute({
  getParentRoute: () => root,
  path: '/us/check-ins',
  component: lazyScreen(() => import('../features/checkIns/screens/CheckInsScreen.tsx'), 'CheckInsScreen'),
});
const freeEveningsRoute = createRoute({
  getParentRoute: () => root,
  path: '/us/free-evenings',
  component: lazyScreen(
    () => import('../features/freeEvenings/screens/FreeEveningsScreen.tsx'),
    'FreeEveningsScreen',
  ),
});
const matchRoute = createRoute({
  getParentRoute: () => root,
  path: '/us/match',
  component: lazyScreen(() => import('../features/match/screens/MatchScreen.tsx'), 'MatchScreen'),
});
const inviteRoute = createRoute({
  getParentRoute: () => root,
  path: '/invite/$code',
  component: lazyScreen(() => import('../features/invitations/screens/InviteScreen.tsx'), 'InviteScreen'),
});
const ownInvitationRoute = createRoute({
  getParentRoute: () => root,
  path: '/dates/$id',
  component: lazyScreen(
    () => import('../features/invitations/screens/OwnInvitationScreen.tsx'),
    'OwnInvitationScreen',
  ),
});
const linkConnectRoute = createRoute({
  getParentRoute: () => root,
  path: '/link-connect',
  component: lazyScreen(
    () => import('../features/couples/screens/LinkConnectScreen.tsx'),
    'LinkConnectScreen',
  ),
});
const linkLanding = () =>
  lazyScreen(() => import('../features/couples/screens/LinkLandingScreen.tsx'), 'LinkLandingScreen');
const linkRoute = createRoute({ getParentRoute: () => root, path: '/link/$token', component: linkLanding() });
const lioraLinkRoute = createRoute({
  getParentRoute: () => root,
  path: '/liora/link/$token',
  component: linkLanding(),
});
const lioraLinkByCodeRoute = createRoute({
  getParentRoute: () => root,
  path: '/liora-link',
  validateSearch: linkSearch,
  component: linkLanding(),
});

/** Every component, toast, dialog and state, for review: not part of a build that people use. */
const developmentRoutes = import.meta.env.DEV
  ? [
      createRoute({
        getParentRoute: () => root,
        path: '/dev/components',
        component: lazyScreen(() => import('../ui/gallery/Gallery.tsx'), 'Gallery'),
      }),
      createRoute({
        getParentRoute: () => root,
        path: '/dev/states',
        component: lazyScreen(() => import('./dev/StatesScreen.tsx'), 'StatesScreen'),
      }),
      createRoute({
        getParentRoute: () => root,
        path: '/dev/broken',
        component: lazyScreen(() => import('./dev/BrokenScreen.tsx'), 'BrokenScreen'),
      }),
    ]
  : [];

const routeTree = root.addChildren([
  ...developmentRoutes,
  homeRoute,
  exploreRoute,
  searchRoute,
  categoryRoute,
  mapRoute,
  ...placeRoutes,
  lovedRoute,
  curatedPlansRoute,
  planRoute,
  priveRoute,
  savedRoute,
  memoriesRoute,
  sharedMemoryRoute,
  notificationsRoute,
  surprisesRoute,
  surpriseRoute,
  profileRoute,
  publicProfileRoute,
  usRoute,
  bucketListRoute,
  checkInRoute,
  checkInsRoute,
  freeEveningsRoute,
  matchRoute,
  ...accountRoutes,
  inviteRoute,
  ownInvitationRoute,
  linkConnectRoute,
  linkRoute,
  lioraLinkRoute,
  lioraLinkByCodeRoute,
  ...adminRoutes,
  ...platformRoutes,
]);

/** With the history of the browser; the server hands in the one address that it draws. */
export const createAppRouter = (history?: RouterHistory) =>
  createRouter({
    routeTree,
    ...(history && { history }),
    parseSearch: parseAddress,
    stringifySearch: stringifyAddress,
    // Every path change starts at the top (NAV-30); going back restores where a list was.
    // On the server it would be a script inside the document.
    scrollRestoration: !history && (() => traversed.state || !isTakingOver()),
    defaultPreload: 'intent',
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: NotFoundScreen,
  });

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
