import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from './lazyScreen.ts';
import { root } from './rootRoute.ts';

const privacy = () =>
  lazyScreen(() => import('../features/platform/screens/PrivacyScreen.tsx'), 'PrivacyScreen');
const terms = () => lazyScreen(() => import('../features/platform/screens/TermsScreen.tsx'), 'TermsScreen');

const privacyRoute = createRoute({ getParentRoute: () => root, path: '/privacy', component: privacy() });
const privacypolicyRoute = createRoute({
  getParentRoute: () => root,
  path: '/privacypolicy',
  component: privacy(),
});
const termsRoute = createRoute({ getParentRoute: () => root, path: '/terms', component: terms() });
const termsofserviceRoute = createRoute({
  getParentRoute: () => root,
  path: '/termsofservice',
  component: terms(),
});

const supportRoute = createRoute({
  getParentRoute: () => root,
  path: '/support',
  component: lazyScreen(() => import('../features/support/screens/SupportScreen.tsx'), 'SupportScreen'),
});
const bridgeTestRoute = createRoute({
  getParentRoute: () => root,
  path: '/bridge-test',
  component: lazyScreen(
    () => import('../features/platform/screens/BridgeTestScreen.tsx'),
    'BridgeTestScreen',
  ),
});

/** What holds here, where to ask, and an address that is still in use. */
export const platformRoutes = [
  privacyRoute,
  privacypolicyRoute,
  termsRoute,
  termsofserviceRoute,
  supportRoute,
  bridgeTestRoute,
] as const;
