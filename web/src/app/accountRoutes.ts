import { createRoute, redirect } from '@tanstack/react-router';
import { lazyScreen } from './lazyScreen.ts';
import { root } from './rootRoute.ts';
import { authSearch, companySearch, deletedSearch, mailedLinkSearch } from './search.ts';

const authRoute = createRoute({
  getParentRoute: () => root,
  path: '/auth',
  validateSearch: authSearch,
  component: lazyScreen(() => import('../features/accounts/screens/AuthScreen.tsx'), 'AuthScreen'),
});
const companyRoute = createRoute({
  getParentRoute: () => root,
  path: '/auth/company',
  validateSearch: companySearch,
  component: lazyScreen(() => import('../features/accounts/screens/CompanyScreen.tsx'), 'CompanyScreen'),
});
const linkRoute = createRoute({
  getParentRoute: () => root,
  path: '/auth/link',
  component: lazyScreen(() => import('../features/accounts/screens/LinkScreen.tsx'), 'LinkScreen'),
});
const resetPasswordRoute = createRoute({
  getParentRoute: () => root,
  path: '/reset-password',
  validateSearch: mailedLinkSearch,
  component: lazyScreen(
    () => import('../features/accounts/screens/ResetPasswordScreen.tsx'),
    'ResetPasswordScreen',
  ),
});
const verifyRoute = createRoute({
  getParentRoute: () => root,
  path: '/verify',
  validateSearch: mailedLinkSearch,
  component: lazyScreen(() => import('../features/accounts/screens/VerifyScreen.tsx'), 'VerifyScreen'),
});
const settings = () =>
  lazyScreen(() => import('../features/profiles/screens/SettingsScreen.tsx'), 'SettingsScreen');
const settingsRoute = createRoute({
  getParentRoute: () => root,
  path: '/profile/settings',
  component: settings(),
});
const settingsPartRoute = createRoute({
  getParentRoute: () => root,
  path: '/profile/settings/$part',
  component: settings(),
});
const whoSeesRoute = createRoute({
  getParentRoute: () => root,
  path: '/profile/settings/privacy/who-can-see',
  component: lazyScreen(() => import('../features/safety/whoSees/WhoSeesScreen.tsx'), 'WhoSeesScreen'),
});
/** Where letters and bookmarks from before lead. */
const securityRoute = createRoute({
  getParentRoute: () => root,
  path: '/profile/security',
  beforeLoad: () => {
    throw redirect({ to: '/profile/settings/$part', params: { part: 'security' }, replace: true });
  },
});
const accountDeletedRoute = createRoute({
  getParentRoute: () => root,
  path: '/account-deleted',
  validateSearch: deletedSearch,
  component: lazyScreen(
    () => import('../features/profiles/screens/AccountDeletedScreen.tsx'),
    'AccountDeletedScreen',
  ),
});
const confirmEmailRoute = createRoute({
  getParentRoute: () => root,
  path: '/confirm-email',
  validateSearch: mailedLinkSearch,
  component: lazyScreen(
    () => import('../features/accounts/screens/EmailChangeScreens.tsx'),
    'ConfirmEmailScreen',
  ),
});
const takeBackEmailRoute = createRoute({
  getParentRoute: () => root,
  path: '/take-back-email',
  validateSearch: mailedLinkSearch,
  component: lazyScreen(
    () => import('../features/accounts/screens/EmailChangeScreens.tsx'),
    'TakeBackEmailScreen',
  ),
});

/** Signing in, and what belongs to an account. */
export const accountRoutes = [
  authRoute,
  companyRoute,
  linkRoute,
  resetPasswordRoute,
  verifyRoute,
  settingsRoute,
  settingsPartRoute,
  whoSeesRoute,
  securityRoute,
  accountDeletedRoute,
  confirmEmailRoute,
  takeBackEmailRoute,
] as const;
