import { createStore } from '@tanstack/react-store';

/** Counts the docks on the page: while there is one, the shell leaves out the tab bar. */
export const dockCount = createStore(0);
