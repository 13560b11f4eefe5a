import { createRoute } from '@tanstack/react-router';
import {
  adminAuditSearch,
  adminMembersSearch,
  adminPlacesSearch,
  adminSearch,
} from '../features/moderation/moderationSearch.rules.ts';
import { lazyScreen } from './lazyScreen.ts';
import { root } from './rootRoute.ts';

const adminRoute = createRoute({
  getParentRoute: () => root,
  path: '/admin',
  validateSearch: adminSearch,
  component: lazyScreen(() => import('../features/moderation/screens/AdminScreen.tsx'), 'AdminScreen'),
});
const adminPlacesRoute = createRoute({
  getParentRoute: () => root,
  path: '/admin/places',
  validateSearch: adminPlacesSearch,
  component: lazyScreen(
    () => import('../features/moderation/screens/AdminPlacesScreen.tsx'),
    'AdminPlacesScreen',
  ),
});

const decisionRoute = createRoute({
  getParentRoute: () => root,
  path: '/decisions/$id',
  component: lazyScreen(() => import('../features/safety/decision/DecisionScreen.tsx'), 'DecisionScreen'),
});

const adminMembersRoute = createRoute({
  getParentRoute: () => root,
  path: '/admin/members',
  validateSearch: adminMembersSearch,
  component: lazyScreen(
    () => import('../features/moderation/screens/AdminMembersScreen.tsx'),
    'AdminMembersScreen',
  ),
});
const adminActivityRoute = createRoute({
  getParentRoute: () => root,
  path: '/admin/activity',
  component: lazyScreen(
    () => import('../features/moderation/screens/AdminActivityScreen.tsx'),
    'AdminActivityScreen',
  ),
});
const adminAuditRoute = createRoute({
  getParentRoute: () => root,
  path: '/admin/audit',
  validateSearch: adminAuditSearch,
  component: lazyScreen(
    () => import('../features/moderation/screens/AdminAuditScreen.tsx'),
    'AdminAuditScreen',
  ),
});

/** The moderators' screens; whoever is none of them is told by the server that there is nothing. And what they decided, to whom it is about. */
export const adminRoutes = [
  adminRoute,
  adminPlacesRoute,
  adminMembersRoute,
  adminActivityRoute,
  adminAuditRoute,
  decisionRoute,
] as const;
