import { createRoute } from '@tanstack/react-router';
import { lazyScreen } from './lazyScreen.ts';
import { root } from './rootRoute.ts';

const placeRoute = createRoute({
  getParentRoute: () => root,
  path: '/place/$id',
  component: lazyScreen(() => import('../features/places/screens/PlaceScreen.tsx'), 'PlaceScreen'),
});
const placeReviewsRoute = createRoute({
  getParentRoute: () => root,
  path: '/place/$id/reviews',
  component: lazyScreen(() => import('../features/reviews/screens/ReviewsScreen.tsx'), 'ReviewsScreen'),
});
const placePlansRoute = createRoute({
  getParentRoute: () => root,
  path: '/place/$id/plans',
  component: lazyScreen(() => import('../features/places/screens/PlacePlansScreen.tsx'), 'PlacePlansScreen'),
});

/** A place, and what has a screen of its own beneath it. */
export const placeRoutes = [placeRoute, placeReviewsRoute, placePlansRoute] as const;
