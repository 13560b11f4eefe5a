import { Bookmark, CircleUserRound, Compass, Map as MapIcon, Route } from 'lucide-react';
import { shellText } from './shell.text.ts';

/** The five places to be, in the order of the tab bar and the rail. */
export const destinations = [
  { id: 'explore', path: '/explore', label: () => shellText.explore, icon: Compass },
  { id: 'map', path: '/map', label: () => shellText.map, icon: MapIcon },
  { id: 'plans', path: '/curated-plans', label: () => shellText.plans, icon: Route },
  { id: 'saved', path: '/saved', label: () => shellText.saved, icon: Bookmark },
  { id: 'profile', path: '/profile', label: () => shellText.profile, icon: CircleUserRound },
] as const;
