import { createStore } from '@tanstack/react-store';

/** Counts the screens on the page that bring a frame of their own: while there is one, the shell leaves out its rail and bar. */
export const ownFrames = createStore(0);
