import { createRootRoute } from '@tanstack/react-router';
import { NotFoundScreen } from '../features/platform/screens/NotFoundScreen.tsx';
import { overlaySearch } from '../lib/overlays.ts';
import { Root } from './Root.tsx';
import { ErrorScreen } from './screens/ErrorScreen.tsx';

export const root = createRootRoute({
  component: Root,
  validateSearch: overlaySearch,
  notFoundComponent: NotFoundScreen,
  errorComponent: ErrorScreen,
});
